/** What a level of bots is like, in sentences: how it plays, and how it judges at such a table. */
import type { GameInfo } from "../protocol";
import { t } from "./words.svelte";

type Level = GameInfo["levels"][number];

/** `level-judges-…`: whether the level judges by a trained net there; nothing if it does so at no table. */
export function howItJudges(
  { nets }: Pick<GameInfo, "nets">,
  level: Level,
  players: number,
  options: Record<string, string>,
): "by-net" | "without-net" | null {
  const used = nets.filter(({ levels }) => levels.includes(level));
  if (!used.length) return null;
  const fits = used.some(
    (net) =>
      net.players === players &&
      Object.entries(net.options).every(([name, value]) => (options[name] ?? value) === value),
  );
  return fits ? "by-net" : "without-net";
}

export function levelWords(
  game: GameInfo,
  level: Level,
  players: number,
  options: Record<string, string>,
): string {
  const judging = howItJudges(game, level, players, options);
  const sentences = [`level-${level}-about`, ...(judging ? [`level-judges-${judging}`] : [])];
  return sentences.map((key) => t(key)).join(" ");
}
