/** Piñata's components in the workshop: the cards of each colour, and its candies. */

import { placesOf } from "../../lib/edition";
import { capital } from "../../lib/speech";
import { t } from "../../lib/words.svelte";
import type { Workshop } from "../game";
import WorkshopPicture from "./WorkshopPicture.svelte";

const colourName = (colour: string) => capital(t("pinata-colour", { colour }));

export const workshop: Workshop = {
  groups: (content) => [
    { title: t("workshop-cards"), places: placesOf(content, "cards"), wide: true },
    { title: t("pinata-workshop-candies"), places: placesOf(content, "colours") },
  ],
  name: ({ entry }) => colourName(String(entry.colour)),
  Picture: WorkshopPicture,
  word: (field, said) => (field === "colour" ? colourName(said) : null),
};
