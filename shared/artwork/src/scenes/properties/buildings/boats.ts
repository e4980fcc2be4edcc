import { reflection } from '../../../city/water.ts';
import { box, disc, fill, group, n, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { opening } from '../parts/opening.ts';
import { FRAME } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** The line between boat and water. */
export const WATERLINE = 600;

interface Boat {
  readonly wall: Wall;
  readonly hull: string;
  readonly stripe: string;
}

export function hull(
  ink: Palette,
  { hull: colour, stripe }: Boat,
  from: number,
  to: number,
  sheer = 26,
): Shape[] {
  const outline = `M${from} ${WATERLINE - 84 - sheer}Q${from + 60} ${WATERLINE - 84} ${from + 180} ${WATERLINE - 82}H${to - 140}Q${to - 40} ${WATERLINE - 84} ${to} ${WATERLINE - 92 - sheer}Q${to - 20} ${WATERLINE - 24} ${to - 76} ${WATERLINE + 12}H${from + 66}Q${from + 16} ${WATERLINE - 30} ${from} ${WATERLINE - 84 - sheer}z`;
  const ports = [0.3, 0.42, 0.54, 0.66].map((share) => from + (to - from) * share);
  return [
    fill(outline, colour),
    stroke(
      `M${from + 4} ${WATERLINE - 70 - sheer}Q${from + 64} ${WATERLINE - 66} ${from + 180} ${WATERLINE - 66}H${to - 140}Q${to - 44} ${WATERLINE - 68} ${to - 6} ${WATERLINE - 76 - sheer}`,
      stripe,
      8,
    ),
    ...ports.flatMap((x) => [
      disc(x, WATERLINE - 36, 15, ink.paperShade),
      disc(x, WATERLINE - 36, 10, ink.window),
    ]),
    fill(`M${from + 40} ${WATERLINE - 4}H${to - 54}L${to - 76} ${WATERLINE + 12}H${from + 66}z`, ink.ink, {
      opacity: 0.5,
    }),
  ];
}

/** A cabin with windows; the deck is 84 above the water. */
export function cabin(
  ink: Palette,
  wall: Wall,
  x: number,
  width: number,
  rise: number,
  count: number,
  foot = WATERLINE - 82,
): Shape[] {
  const pitch = (width - 30) / count;
  return [
    fill(box(x, foot - rise, width, rise), wall.face),
    fill(box(x + width - 26, foot - rise, 26, rise), wall.shade),
    ...Array.from({ length: count }, (_, at) =>
      opening(ink, wall, {
        x: x + 18 + at * pitch,
        y: foot - rise + rise * 0.2,
        width: pitch - 30,
        height: rise * 0.5,
        light: at === 1 ? ('soft' as const) : ('lit' as const),
      }),
    ).flat(),
    fill(box(x - 14, foot - rise - 12, width + 28, 14), wall.roof),
    fill(box(x - 14, foot - rise - 14, width + 28, 4), wall.ridge),
  ];
}

export function stovePipe(ink: Palette, x: number, y: number): Shape[] {
  return [
    fill(`${box(x - 7, y - 60, 14, 60)}${box(x - 12, y - 66, 24, 8)}`, ink.ink),
    fill(`M${x} ${y - 70}q-16 -30 14 -50q24 -18 14 -40q28 26 4 54q-24 18 -18 36z`, ink.star, {
      opacity: 0.25,
    }),
  ];
}

export function pots(ink: Palette, xs: readonly number[], y: number): Shape[] {
  return xs.flatMap((x) => [
    fill(`M${x - 14} ${y - 20}h28l-5 20h-18z`, WALLS.ochre.shade),
    fill(
      `M${x} ${y - 20}q-30 -14 -18 -36q8 10 16 12q-4 -18 6 -30q10 14 6 32q10 -6 16 -8q6 22 -26 30z`,
      ink.leaf,
    ),
  ]);
}

/** The boat upside down in the water, with its lights as broken columns. */
function mirrored(ink: Palette, boat: readonly Shape[], lights: readonly number[]): Shape[] {
  const columns = lights
    .map((x) => reflection({ x, y: WATERLINE + 16, length: 160, width: 84, seed: Math.round(x) }))
    .join('');
  let gaps = '';
  for (let y = WATERLINE + 30; y < FRAME.height; y += 26 + (y - WATERLINE) * 0.05)
    gaps += `M0 ${n(y)}q150 -7 300 0t300 0t300 0t300 0`;
  return [
    group(boat, { transform: `translate(0 ${(WATERLINE + 10) * 1.5}) scale(1 -.5)`, opacity: 0.42 }),
    fill(columns, ink.window, { opacity: 0.5 }),
    stroke(gaps, ink.waterDeep, 5, { opacity: 0.55 }),
  ];
}

/** The boat, its mirror image and a gangway from the quay at the left. */
export function moored(ink: Palette, boat: readonly Shape[], lights: readonly number[]): Shape[] {
  return [
    ...mirrored(ink, boat, lights),
    fill(`M-10 ${WATERLINE - 66}H96L112 ${WATERLINE + 70}H-10z`, ink.plank),
    fill(box(-10, WATERLINE - 74, 116, 14), ink.plankLine),
    ...boat,
    stroke(`M70 ${WATERLINE - 70}L250 ${WATERLINE - 92}`, ink.plankLine, 11),
    stroke(
      `M74 ${WATERLINE - 112}L250 ${WATERLINE - 134}M90 ${WATERLINE - 72}v-42M160 ${WATERLINE - 82}v-40M230 ${WATERLINE - 90}v-40`,
      ink.plankLine,
      4,
    ),
  ];
}
