import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { capital, formatKey, formatPieces, formatText, realMinus, signed } from "./speech";

const SOURCE = `
card = { $suit ->
    [rock] Rock
   *[paper] Paper
} { $value }
name-you = you
took = { $you ->
    [seat] You take { $cards }
   *[none] { $seat } takes { $cards }
}
tied = { $seats } tie
standings = Points: { $all }
standing = { $seat } { $points }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
`;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCE));
  return bundle;
}

const card = (suit: string, value: number) => ({ $text: "card", suit, value });

describe("a text of the protocol", () => {
  test("names the player of a seat", () => {
    const text = { key: "took", args: { seat: { $seat: 1 }, cards: "all" } };
    expect(formatText(bundleOf("en"), text, ["Ann", "Ben"])).toBe("Ben takes all");
  });

  test("says a text inside a text, with the real minus sign", () => {
    const text = { key: "took", args: { seat: { $seat: 0 }, cards: card("rock", -4) } };
    expect(formatText(bundleOf("en"), text, ["Ann"])).toBe("Ann takes Rock −4");
  });

  test("joins a list the way the language does", () => {
    const cards = [card("rock", 1), card("paper", 2), card("rock", 10)];
    const text = { key: "took", args: { seat: { $seat: 0 }, cards } };
    expect(formatText(bundleOf("en"), text, ["Ann"])).toBe("Ann takes Rock 1, Paper 2, and Rock 10");
    expect(formatText(bundleOf("ru"), text, ["Ann"])).toBe("Ann takes Rock 1, Paper 2 и Rock 10");
  });

  test("picks the plural by number", () => {
    expect(formatText(bundleOf("en"), { key: "points", args: { count: 1 } }, [])).toBe("1 point");
    expect(formatText(bundleOf("en"), { key: "points", args: { count: -3 } }, [])).toBe("−3 points");
  });
});

describe("a text for a player", () => {
  const names = ["Ann", "Ben", "Cat"];
  const seats = [{ $seat: 0 }, { $seat: 1 }, { $seat: 2 }];

  test("has a verb that agrees with the reader", () => {
    const text = { key: "took", args: { seat: { $seat: 1 }, cards: "all" } };
    expect(formatText(bundleOf("en"), text, names, 1)).toBe("You take all");
    expect(formatText(bundleOf("en"), text, names, 2)).toBe("Ben takes all");
  });

  test("names the reader first among several", () => {
    expect(formatText(bundleOf("en"), { key: "tied", args: { seats } }, names, 2)).toBe(
      "you, Ann, and Ben tie",
    );
    expect(formatText(bundleOf("en"), { key: "tied", args: { seats } }, names)).toBe("Ann, Ben, and Cat tie");
  });

  test("knows the reader inside other texts", () => {
    const all = seats.map((seat, points) => ({ $text: "standing", seat, points }));
    const said = formatText(bundleOf("en"), { key: "standings", args: { all } }, names, 1);
    expect(said).toBe("Points: Ann 0, you 1, and Cat 2");
  });
});

test("a sentence in pieces shows where pictures belong", () => {
  const text = { key: "took", args: { seat: { $seat: 0 }, cards: [card("rock", -4), card("paper", 2)] } };
  const pieces = formatPieces(bundleOf("en"), text, { names: ["Ann"], reader: 0, pictured: /^card$/ });
  expect(pieces).toEqual([
    { words: "You take " },
    { words: "Rock −4", part: card("rock", -4) },
    { words: " and " },
    { words: "Paper 2", part: card("paper", 2) },
  ]);
});

test("a sentence begins with a capital, also behind the mark of a picture", () => {
  expect([capital("you, Ann"), capital("ёлка"), capital("−4"), capital("\uE0000\uE001rock")]).toEqual([
    "You, Ann",
    "Ёлка",
    "−4",
    "\uE0000\uE001Rock",
  ]);
});

test("a key that no catalogue has is shown as it is", () => {
  expect(formatKey(bundleOf("en"), "no-such-key", {})).toBe("no-such-key");
});

test("only a hyphen that stands for minus becomes one", () => {
  expect(realMinus("-4, S-6, 2-5, rock-paper, (-1)")).toBe("−4, S-6, 2-5, rock-paper, (−1)");
});

test("a change has its sign", () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(["+12", "−8", "0"]);
});
