import { box, fill, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** A ship-to-shore crane on its rails, feet at the origin, about 200 high, jib to the left. */
export function crane(ink: Palette, colour: string, raised = false): Shape[] {
  const jib = raised
    ? 'M-30 -150L-86 -268M-22 -150L-74 -262'
    : 'M-30 -152H-190M-30 -140H-190M-180 -152l-14 12l-14 -12l-14 12l-14 -12';
  const braces = 'M-26 0L40 -70M40 0L-26 -70M-26 -70L40 -138M40 -70L-26 -138';
  return [
    stroke(braces, colour, 2.2),
    fill(box(-30, -150, 8, 150) + box(36, -150, 8, 150) + box(-30, -72, 74, 6), colour),
    stroke(raised ? jib : 'M-30 -150H-190', colour, raised ? 4 : 7),
    fill(
      box(-34, -154, 128, 9) +
        polygon([
          [-30, -150],
          [6, -212],
          [14, -212],
          [44, -150],
        ]),
      colour,
    ),
    stroke(
      raised ? 'M8 -210L-80 -262M10 -210L88 -152' : 'M8 -210L-186 -152M8 -210L-100 -152M10 -210L88 -152',
      colour,
      1.8,
    ),
    fill(box(62, -146, 26, 18), colour),
    ...(raised ? [] : [stroke('M-128 -146v58', colour, 1.6), fill(box(-142, -90, 28, 12), colour)]),
    fill(box(2, -66, 8, 6) + box(66, -141, 6, 6), ink.window),
    { tag: 'circle', attributes: { cx: 10, cy: -215, r: 3.6, fill: ink.signal } },
  ];
}
