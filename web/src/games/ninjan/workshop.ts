/** Ninjan's components in the workshop: the cards of each suit. */

import { placesOf } from "../../lib/edition";
import { capital } from "../../lib/speech";
import { t } from "../../lib/words.svelte";
import type { Workshop } from "../game";
import WorkshopPicture from "./WorkshopPicture.svelte";

const suitName = (suit: string) => capital(t("ninjan-sign", { sign: suit }));

export const workshop: Workshop = {
  groups: (content) => [{ title: t("workshop-cards"), places: placesOf(content, "cards"), wide: true }],
  name: ({ entry }) => suitName(String(entry.suit)),
  Picture: WorkshopPicture,
  word: (field, said) => (field === "suit" ? suitName(said) : null),
};
