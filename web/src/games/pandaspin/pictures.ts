/** The animals and elements as pictures (Fluent Emoji): animals in the flesh, and as spirits in blues. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Fire from "~icons/flesh/fire";
import Metal from "~icons/flesh/crossed-swords";
import Water from "~icons/flesh/water-wave";
import Earth from "~icons/flesh/mountain";
import Wood from "~icons/flesh/deciduous-tree";
import Rat from "~icons/flesh/mouse-face";
import Ox from "~icons/flesh/cow-face";
import Tiger from "~icons/flesh/tiger-face";
import Rabbit from "~icons/flesh/rabbit-face";
import Dragon from "~icons/flesh/dragon-face";
import Snake from "~icons/flesh/snake";
import Horse from "~icons/flesh/horse-face";
import Goat from "~icons/flesh/goat";
import Monkey from "~icons/flesh/monkey-face";
import Rooster from "~icons/flesh/rooster";
import Dog from "~icons/flesh/dog-face";
import Pig from "~icons/flesh/pig-face";
import Panda from "~icons/flesh/panda";
import RatSpirit from "~icons/spirit/mouse-face";
import OxSpirit from "~icons/spirit/cow-face";
import TigerSpirit from "~icons/spirit/tiger-face";
import RabbitSpirit from "~icons/spirit/rabbit-face";
import DragonSpirit from "~icons/spirit/dragon-face";
import SnakeSpirit from "~icons/spirit/snake";
import HorseSpirit from "~icons/spirit/horse-face";
import GoatSpirit from "~icons/spirit/goat";
import MonkeySpirit from "~icons/spirit/monkey-face";
import RoosterSpirit from "~icons/spirit/rooster";
import DogSpirit from "~icons/spirit/dog-face";
import PigSpirit from "~icons/spirit/pig-face";
import PandaSpirit from "~icons/spirit/panda";
import type { Suit } from "./shapes";

type Picture = Component<SVGAttributes<SVGSVGElement>>;

/** Each in the flesh, and its spirit. */
const ANIMALS = {
  rat: [Rat, RatSpirit],
  ox: [Ox, OxSpirit],
  tiger: [Tiger, TigerSpirit],
  rabbit: [Rabbit, RabbitSpirit],
  dragon: [Dragon, DragonSpirit],
  snake: [Snake, SnakeSpirit],
  horse: [Horse, HorseSpirit],
  goat: [Goat, GoatSpirit],
  monkey: [Monkey, MonkeySpirit],
  rooster: [Rooster, RoosterSpirit],
  dog: [Dog, DogSpirit],
  pig: [Pig, PigSpirit],
  panda: [Panda, PandaSpirit],
} satisfies Record<string, [Picture, Picture]>;
export type Animal = keyof typeof ANIMALS;

export function pictureOf(animal: Animal, spirit: boolean): Picture {
  const [inFlesh, asSpirit] = ANIMALS[animal];
  return spirit ? asSpirit : inFlesh;
}

export const ELEMENTS: Record<Suit, Picture> = {
  fire: Fire,
  metal: Metal,
  water: Water,
  earth: Earth,
  wood: Wood,
};
