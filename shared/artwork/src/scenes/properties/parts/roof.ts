import { box, fill, n, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import type { Wall } from '../walls.ts';
import { type Light, opening } from './opening.ts';

/** A roof whose slope faces us: tiles in rows, narrower at the ridge by `inset` on both sides. */
export function slope(
  wall: Wall,
  { x, y, width, height, inset }: { x: number; y: number; width: number; height: number; inset: number },
): Shape[] {
  let rows = '';
  for (let at = 0.16; at < 1; at += 0.16) {
    const dx = inset * at;
    rows += `M${n(x + dx)} ${n(y - height * at)}H${n(x + width - dx)}`;
  }
  return [
    fill(
      polygon([
        [x, y],
        [x + inset, y - height],
        [x + width - inset, y - height],
        [x + width, y],
      ]),
      wall.roof,
    ),
    stroke(rows, wall.ridge, 2, { opacity: 0.55 }),
    stroke(`M${n(x + inset)} ${n(y - height)}H${n(x + width - inset)}`, wall.ridge, 5),
    fill(box(x - 8, y - 4, width + 16, 9), wall.ridge),
  ];
}

/** A gable wall under two slopes, with its overhanging edges. */
export function gable(
  wall: Wall,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Shape[] {
  const middle = x + width / 2;
  return [
    fill(
      polygon([
        [x, y + 1],
        [middle, y - height],
        [x + width, y + 1],
      ]),
      wall.face,
    ),
    stroke(
      `M${n(x - 16)} ${n(y + 10)}L${n(middle)} ${n(y - height - 4)}L${n(x + width + 16)} ${n(y + 10)}`,
      wall.roof,
      15,
    ),
    stroke(
      `M${n(x - 16)} ${n(y + 3)}L${n(middle)} ${n(y - height - 11)}L${n(x + width + 16)} ${n(y + 3)}`,
      wall.ridge,
      3,
    ),
  ];
}

/** A dormer on a slope; (x, y) is the middle of its foot. */
export function dormer(
  ink: Palette,
  wall: Wall,
  { x, y, size, light }: { x: number; y: number; size: number; light: Light },
): Shape[] {
  const [width, height] = [size, size * 1.1];
  return [
    fill(box(x - width * 0.68, y - height, width * 1.36, height), wall.face),
    fill(
      polygon([
        [x - width * 0.9, y - height],
        [x, y - height - size * 0.6],
        [x + width * 0.9, y - height],
      ]),
      wall.ridge,
    ),
    ...opening(ink, wall, {
      x: x - width * 0.36,
      y: y - height * 0.86,
      width: width * 0.72,
      height: height * 0.72,
      light,
    }),
  ];
}

/** A chimney with pots; (x, y) is the middle of its foot. */
export function chimney(wall: Wall, x: number, y: number, height: number): Shape[] {
  const width = height * 0.42;
  return [
    fill(box(x - width / 2, y - height, width, height), wall.shade),
    fill(box(x - width * 0.66, y - height - 4, width * 1.32, 9), wall.trim),
    fill(
      box(x - width * 0.34, y - height - 18, width * 0.24, 15) +
        box(x + width * 0.1, y - height - 18, width * 0.24, 15),
      wall.roof,
    ),
  ];
}

/** Smoke that leans with the wind. */
export function smoke(ink: Palette, x: number, y: number, height: number): Shape {
  return fill(
    `M${n(x - 5)} ${n(y)}q${n(-14)} ${n(-height * 0.4)} ${n(18)} ${n(-height * 0.6)}q${n(26)} ${n(-height * 0.2)} ${n(20)} ${n(-height * 0.42)}q${n(26)} ${n(height * 0.3)} ${n(0)} ${n(height * 0.56)}q${n(-30)} ${n(height * 0.2)} ${n(-26)} ${n(height * 0.46)}z`,
    ink.star,
    { opacity: 0.22 },
  );
}
