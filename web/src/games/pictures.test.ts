import { expect, test } from "vitest";
import { byAuthor } from "./pictures";

test("pictures are told by author, each once", () => {
  const icons = { licence: "CC BY 3.0", from: "game-icons.net" };
  const told = byAuthor([
    { what: "volcano", by: "Lorc", ...icons },
    { what: "drill", by: "Delapouite", ...icons },
    { what: "anvil", by: "Lorc", ...icons },
    { what: "volcano", by: "Lorc", ...icons },
  ]);
  expect(told).toEqual([
    { by: "Delapouite", whats: ["drill"], ...icons },
    { by: "Lorc", whats: ["anvil", "volcano"], ...icons },
  ]);
});
