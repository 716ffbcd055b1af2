/** What the things on the table are called, in the reader's language. */

import type { Names } from "../../lib/speech";
import { say, t } from "../../lib/words.svelte";
import type { PandorumBoard } from "./board";
import type { Card, CardInfo, Forecast, Hex, Hull, Kind, Nose, SlotName, Terrain } from "./shapes";
import { missing } from "./board";
import { forecastAt, paysWithout, type Target } from "./targets";

export const cardName = (card: Card) => t(`pandorum-card-${card}`);
export const kindName = (kind: Kind) => t("pandorum-kind", { kind });
export const terrainName = (terrain: Terrain) => t("pandorum-terrain", { terrain });

/** What a card pays when it is built. */
export function cardText(info: CardInfo): string {
  return t(`pandorum-payout-${info.payout.count}`, { plus: 0, ...info.payout });
}

/** "Mountains, beside a volcano" (PD-4). */
export function conditionWords({ terrain, volcano }: Pick<CardInfo, "terrain" | "volcano">): string {
  return t("pandorum-condition", { terrain, volcano: volcano ? "yes" : "no" });
}

/** The whole text of a card in one line. */
export function cardSentence(card: Card, info: CardInfo): string {
  return t("pandorum-card-sentence", {
    card: cardName(card),
    where: conditionWords(info),
    pays: cardText(info),
  });
}

type Upgrade = (Nose | Hull)["kind"];
export const upgradeName = (slot: SlotName, kind: Upgrade) =>
  t("pandorum-upgrade", { slot, name: t(`pandorum-${slot}-${kind}`) });
export const upgradeText = (slot: SlotName, kind: Upgrade) => t(`pandorum-${slot}-${kind}-text`);

/** "Nose, jump: 2 of 3 cards." */
export function upgradeState(slot: SlotName, upgrade: Nose | Hull): string {
  const used = "used" in upgrade && upgrade.used;
  return t("pandorum-upgrade-state", {
    slot,
    name: upgradeName(slot, upgrade.kind),
    count: upgrade.cards.length,
    needs: upgrade.needs,
    state: used ? "used" : missing(upgrade) === 0 ? "works" : "charging",
  });
}

export function cargoWords(kind: Kind, count: number, leads: boolean): string {
  return t("pandorum-cargo-of", { kind: kindName(kind), count, leads: leads ? "yes" : "no" });
}

/** Another player's hand: how many cards, and which of them everybody knows. */
export function handWords(count: number, known: readonly Card[]): string {
  return say(
    { key: "pandorum-hand-of", args: { count, known: known.length, cards: known.map(cardName) } },
    [],
  );
}

/** "c4, mountains, module of Anna. Harvester of Bob." */
export function hexName(board: PandorumBoard, { hex, terrain, seat, piece }: Hex, names: Names): string {
  const name = t("pandorum-hex", {
    hex,
    terrain: terrainName(terrain),
    piece: piece ?? "none",
    name: seat === null ? "" : (names[seat] ?? ""),
  });
  const parked = board.harvesters.flatMap((one, i) => (one.hex === hex ? [names[i] ?? ""] : []));
  if (parked.length === 0) return name;
  return `${name} ${say({ key: "pandorum-hex-harvesters", args: { names: parked, count: parked.length } }, names)}`;
}

/** What choosing a hex would do; of one that needs another step first, what it could bring. */
export function wouldWords(
  board: PandorumBoard,
  hex: Hex,
  target: Target | null,
  names: Names,
  discarded: Card | null = null,
): string {
  if (target && board.phase === "ray") return t("pandorum-would-ray", { pays: target.pays ?? 0 });
  if (target && board.phase === "volcano") return t("pandorum-would-volcano", { pays: target.pays ?? 0 });
  const forecast = forecastAt(board, hex.hex);
  if (!forecast) return "";
  if (discarded !== null && discarded in forecast.without) {
    const pays = paysWithout(forecast, discarded);
    return pays === null ? "" : t("pandorum-would-pay", { card: cardName(discarded), pays });
  }
  const going = goingWords(forecast, hex, names);
  return target ? going : `${going} ${t("pandorum-after-discard")}`;
}

function goingWords({ jump, fee, pays, piece, cards, nose }: Forecast, hex: Hex, names: Names): string {
  const way = jump ? "jump" : "line";
  if (pays !== null) {
    const used = nose && !jump ? "nose" : way;
    return say(
      {
        key: "pandorum-would-build",
        args: { way: used, piece: piece ?? "module", cards: (cards ?? []).map(cardName), pays },
      },
      names,
    );
  }
  if (fee > 0) return t("pandorum-would-fee", { way, fee, name: names[hex.seat ?? -1] ?? "" });
  return t("pandorum-would-stop", { way });
}

/** "Module at c4 with the nose." */
export function siteWords({ building }: PandorumBoard): string {
  if (!building) return "";
  return t("pandorum-site", {
    hex: building.hex,
    piece: building.piece ?? "none",
    nose: building.nose ? "yes" : "no",
  });
}
