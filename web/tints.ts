/** Pictures of a public set, repainted while the page is built, so that they belong to our palette. */

type Paint = (colour: string) => string;

/** A picture as an icon set describes it. */
export interface Picture {
  body: string;
}

/** The picture as a file of its own, every colour in it repainted. */
export function repainted({ body }: Picture, paint: Paint): string {
  const painted = body.replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, paint);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${painted}</svg>`;
}

type Channels = [number, number, number];

function channels(colour: string): Channels {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, "$&$&") : colour;
  return [1, 3, 5].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Channels;
}

function hex(colour: Channels): string {
  return `#${colour.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
}

function mixed(one: Channels, other: Channels, share: number): Channels {
  return one.map((channel, i) => channel + ((other[i] ?? 0) - channel) * share) as Channels;
}

/** How light a colour looks, from 0 to 1. */
function lightness(colour: Channels): number {
  const [red, green, blue] = colour;
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** A spirit's blues, from the darkest to the lightest. */
const BLUES = ["#10264a", "#2c5fa6", "#6fb0ee", "#e9f5ff"].map(channels);

/** How light the darkest part of a spirit is: it stands on a dark ground. */
const GLIMMER = 0.22;

/** The blue that looks as light as the colour, where a spirit is never quite dark. */
export function spirit(colour: string): string {
  const place = (GLIMMER + (1 - GLIMMER) * lightness(channels(colour))) * (BLUES.length - 1);
  const below = Math.min(Math.floor(place), BLUES.length - 2);
  return hex(mixed(BLUES[below] ?? [0, 0, 0], BLUES[below + 1] ?? [0, 0, 0], place - below));
}

const WARM: Channels = [178, 132, 84];

/** The colour a little duller and warmer, as ink on paper. */
export function flesh(colour: string): string {
  const bright = channels(colour);
  const grey = 255 * lightness(bright);
  return hex(mixed(mixed(bright, [grey, grey, grey], 0.28), WARM, 0.1));
}
