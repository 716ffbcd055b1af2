import { expect, test } from "vitest";
import type { GameInfo } from "../protocol";
import { howItJudges } from "./levels";

const game: Pick<GameInfo, "nets"> = {
  nets: [
    { players: 2, options: { elements: "on" }, levels: ["hard", "expert"] },
    { players: 4, options: { elements: "on" }, levels: ["expert"] },
  ],
};

test.each([
  ["expert", 2, { elements: "on" }, "by-net"],
  ["expert", 4, { elements: "on" }, "by-net"],
  ["expert", 3, { elements: "on" }, "without-net"],
  ["expert", 2, { elements: "off" }, "without-net"],
  ["hard", 4, { elements: "on" }, "without-net"],
  ["easy", 2, { elements: "on" }, null],
] as const)("%s with %i players and %o: %s", (level, players, options, judging) => {
  expect(howItJudges(game, level, players, options)).toBe(judging);
});
