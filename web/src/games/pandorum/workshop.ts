/** Pandorum's components in the workshop: the map, cards by kind, harvesters, pieces and quids. */

import { type Content, type Entry, placesOf } from "../../lib/edition";
import { capital } from "../../lib/speech";
import { t, words } from "../../lib/words.svelte";
import type { Workshop } from "../game";
import { KINDS } from "./board";
import type { Card, CardInfo, Hull, Nose, Terrain } from "./shapes";
import { cardName, kindName, terrainName, upgradeName } from "./speech";
import { LETTERS } from "./parts";
import WorkshopMap from "./WorkshopMap.svelte";
import WorkshopPicture from "./WorkshopPicture.svelte";

/** A card is called by its title, if the edition gives it one. */
export const nameOf = ({ title, name }: Entry) =>
  typeof title === "string" && title ? title : cardName(String(name) as Card);

export const infoOf = (entry: Entry) => Object.assign({} as CardInfo, entry);
export const slotOf = (table: string) => (table === "noses" ? "nose" : "hull");

const isTerrain = (field: string) => field === "terrain" || field === "payout_terrain";

/** Cards of a kind that the game does not know are shown too: somebody must correct them. */
function cardGroups(content: Content) {
  const cards = placesOf(content, "cards");
  const kinds = KINDS.map((kind) => ({
    title: capital(kindName(kind)),
    places: cards.filter(({ entry }) => entry.kind === kind),
  }));
  const others = cards.filter(({ entry }) => !KINDS.some((kind) => kind === entry.kind));
  return [...kinds, { title: t("workshop-cards"), places: others }];
}

export const workshop: Workshop = {
  groups: (content) =>
    [
      {
        title: t("pandorum-components-parts"),
        places: [...placesOf(content, "centre"), ...placesOf(content, "sectors")],
        Map: WorkshopMap,
      },
      ...cardGroups(content),
      {
        title: t("pandorum-components-harvesters"),
        places: [...placesOf(content, "noses"), ...placesOf(content, "hulls")],
      },
      {
        title: t("pandorum-components-tokens"),
        places: [...placesOf(content, "pieces"), ...placesOf(content, "tokens")],
      },
    ].filter(({ places }) => places.length > 0),
  name: ({ table, entry, at }) => {
    if (table === "cards") return nameOf(entry);
    if (table === "centre") return t("pandorum-part-centre");
    if (table === "sectors") return t("pandorum-part", { number: Number(at[1]) + 1 });
    if (table === "pieces") return t("pandorum-workshop-pieces", { players: Number(entry.players) || 0 });
    if (table === "tokens") return t("pandorum-quids", { count: Number(entry.value) || 0 });
    return upgradeName(slotOf(table), entry.kind as (Nose | Hull)["kind"]);
  },
  Picture: WorkshopPicture,
  word: (field, said) => {
    if (field === "kind" && words.has(`pandorum-nose-${said}`)) return t(`pandorum-nose-${said}`);
    if (field === "kind" && words.has(`pandorum-hull-${said}`)) return t(`pandorum-hull-${said}`);
    if (field === "kind" || field === "payout_doubles") return kindName(said as CardInfo["kind"]);
    if (isTerrain(field)) return said === "any" ? t("pandorum-workshop-any") : terrainName(said as Terrain);
    if (field === "ring" || field === "rings") {
      const terrain = LETTERS[said];
      return terrain ? terrainName(terrain) : null;
    }
    if (field === "volcano") return t("pandorum-workshop-volcano", { volcano: said });
    if (field === "payout_count") return t("pandorum-workshop-counts", { count: said });
    return null;
  },
};
