/** An edition on the workbench: what it holds, what was changed, what is wrong with it. Every change is stored by itself. */

import type { EditionWhole, Problem } from "../protocol";
import { api, RefusedRequest } from "./api";
import { backoff } from "./backoff";
import {
  begun,
  changed,
  type Content,
  type Entry,
  type History,
  redone,
  same,
  undone,
  type Way,
  withValue,
} from "./edition";
import { problemOf } from "./house.svelte";

/** How long a change waits for the next one before it is stored, in milliseconds. */
const A_PAUSE = 350;
const TOO_FAST = "problem-too-fast";

/** What lies on the bench: an edition by its id, the components of a table, or with null the standard edition. */
export type Lying = { edition: string } | { table: string } | null;

export class Bench {
  /** As the server has it; null until it is there. */
  whole = $state.raw<EditionWhole | null>(null);
  standard = $state.raw<Content>({});
  /** `waiting`: there is something to be stored. */
  saving = $state<"saved" | "waiting" | "refused">("saved");
  problem = $state.raw<Problem | null>(null);
  private history = $state.raw<History<Content>>(begun({}));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private attempts = 0;

  readonly content = $derived(this.history.now);
  readonly id = $derived(this.whole?.id ?? null);
  readonly complaints = $derived(this.whole?.complaints ?? []);
  readonly differences = $derived(this.whole?.differences ?? []);
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  /** Differs from the standard edition in more than its name. */
  readonly differs = $derived(this.differences.some(({ at }) => keyed(at)));

  constructor(
    readonly game: string,
    readonly lying: Lying,
    /** What an edition is called that begins as a copy of the standard one. */
    private readonly newName: string,
    /** The edition has got an id. */
    private readonly made: (id: string) => void,
  ) {
    void this.load();
  }

  /** Somebody else's, and what a table is played with, is only looked at. */
  get editable(): boolean {
    return this.whole !== null && (this.whole.yours || (this.id === null && this.lying === null));
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      const [standard, whole] = await Promise.all([api.standardEdition(this.game), this.ask()]);
      this.standard = standard.content;
      this.whole = whole ?? standard;
      this.history = begun(this.whole.content);
      this.saving = "saved";
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private ask(): Promise<EditionWhole> | null {
    const id = this.id ?? (this.lying && "edition" in this.lying ? this.lying.edition : null);
    if (id !== null) return api.edition(id);
    return this.lying && "table" in this.lying ? api.printing(this.lying.table) : null;
  }

  /** Changes with the same key are taken back together. */
  change(content: Content, key: string | null = null): void {
    if (!this.editable || same(content, this.content)) return;
    const named = this.id === null && content.name === this.standard.name;
    this.history = changed(this.history, named ? { ...content, name: this.newName } : content, key);
    this.touch();
  }

  changeEntry(at: Way, entry: Entry, key: string | null = null): void {
    this.change(withValue(this.content, at, entry), key);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.history = undone(this.history);
    this.touch();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.history = redone(this.history);
    this.touch();
  }

  async share(shared: boolean): Promise<void> {
    await this.save();
    if (!this.whole || this.id === null) return;
    try {
      this.whole = await api.changeEdition(this.id, { version: this.whole.version, shared });
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private touch(): void {
    if (this.saving === "refused") return;
    this.saving = "waiting";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), A_PAUSE);
  }

  /** Store what has changed. One request at a time: what changes meanwhile is stored after it. */
  async save(): Promise<void> {
    if (this.busy || this.saving !== "waiting" || !this.whole) return;
    clearTimeout(this.timer);
    this.busy = true;
    const sent = this.content;
    const { id, version } = this.whole;
    try {
      this.whole =
        id === null
          ? await api.makeEdition(this.game, { content: sent })
          : await api.changeEdition(id, { version, content: sent });
      this.attempts = 0;
      this.problem = null;
      this.busy = false;
      if (id === null && this.whole.id !== null) this.made(this.whole.id);
      if (this.content === sent) this.saving = "saved";
      else this.touch();
    } catch (error) {
      this.busy = false;
      this.failed(error);
    }
  }

  /** A server that is away or busy is asked again; what it refuses is said. */
  private failed(error: unknown): void {
    this.problem = problemOf(error);
    const lasting = error instanceof RefusedRequest && this.problem.text.key !== TOO_FAST;
    if (lasting) this.saving = "refused";
    else this.timer = setTimeout(() => void this.save(), backoff(this.attempts++));
  }

  /** The page is left: what is not stored yet is stored now. */
  close(): void {
    clearTimeout(this.timer);
    void this.save();
  }
}

const keyed = (at: Way) => at.length > 1 && at.at(-1) !== "source" && at.at(-1) !== "note";
