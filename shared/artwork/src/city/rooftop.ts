import { box, fill, n, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** A wooden water tank on its trestle: about 300 wide and 560 high, feet on the origin line. */
export function waterTank(ink: Palette, colour: string): Shape[] {
  let staves = '';
  for (let x = -118; x <= 118; x += 18) staves += `M${x} -460v222`;
  return [
    stroke('M-112 0L-96 -236M112 0L96 -236M-36 0L-32 -236M36 0L32 -236', colour, 13),
    stroke('M-108 -20L98 -210M108 -20L-98 -210M-106 -112H106', colour, 5),
    fill(box(-138, -246, 276, 18), colour),
    fill('M-128 -242L-122 -466H122L128 -242z', colour),
    fill('M40 -242L42 -466H122L128 -242z', ink.ink),
    stroke(staves, ink.plankLine, 1.6, { opacity: 0.6 }),
    stroke('M-127 -270Q0 -256 127 -270M-125 -336Q0 -322 125 -336M-123 -404Q0 -390 123 -404', ink.rim, 2.6, {
      opacity: 0.8,
    }),
    fill(
      polygon([
        [-142, -460],
        [0, -560],
        [142, -460],
      ]),
      colour,
    ),
    fill(
      polygon([
        [0, -560],
        [142, -460],
        [34, -460],
      ]),
      ink.ink,
    ),
    stroke('M-142 -460L0 -560', ink.lamp, 2.5, { opacity: 0.7 }),
    stroke('M0 -560v-26', colour, 6),
  ];
}

/** A television aerial on a pole, foot at (x, y). */
export function aerial(x: number, y: number, height: number, colour: string, turn = 1): Shape {
  const top = y - height;
  const bars = [0, 1, 2, 3, 4].map((bar) => {
    const half = height * (0.2 - bar * 0.026);
    const barX = x + turn * (bar - 2) * height * 0.075;
    return `M${n(barX)} ${n(top + height * 0.1 - half * 0.8)}v${n(half * 1.6)}`;
  });
  return stroke(
    `M${n(x)} ${n(y)}V${n(top)}M${n(x - height * 0.2)} ${n(top + height * 0.1)}h${n(height * 0.4)}${bars.join('')}`,
    colour,
    height * 0.016,
  );
}

/** A string of bulbs that sags between two points. */
export function bulbs(
  ink: Palette,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): Shape[] {
  const at = (share: number) =>
    [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
    ] as const;
  let dots = '';
  for (let index = 1; index < count; index += 1) {
    const [x, y] = at(index / count);
    dots += `M${n(x)} ${n(y + 7)}h0`;
  }
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const round = { strokeLinecap: 'round' };
  return [
    stroke(`M${from[0]} ${from[1]}Q${n(middle[0])} ${n(middle[1])} ${to[0]} ${to[1]}`, ink.ink, 2.6),
    stroke(dots, ink.lamp, 40, { ...round, opacity: 0.1 }),
    stroke(dots, ink.lamp, 22, { ...round, opacity: 0.22 }),
    stroke(dots, ink.lampCore, 10, round),
  ];
}
