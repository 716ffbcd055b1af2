/** A form on its way to the server: whether it is busy, and what was refused at which field. */

import { problemOf } from "./house.svelte";
import { placed, type Places, type Refused } from "./refusals";
import { say } from "./words.svelte";

export class Form {
  busy = $state(false);
  private refused = $state.raw<Refused | null>(null);

  constructor(private readonly places: Places = {}) {}

  /** Do it, and tell whether it was done. */
  async send(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.refused = placed(problemOf(error), this.places);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The refusal to be shown at a field, or with null at the form itself. */
  at(field: string | null): string | null {
    return this.refused && this.refused.field === field ? say(this.refused.text, []) : null;
  }
}
