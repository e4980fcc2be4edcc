import { crane } from '../../city/crane.ts';
import { people } from '../../city/people.ts';
import { reflection } from '../../city/water.ts';
import { box, fill, place, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import { seeded } from '../../random.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

const QUAY = 500;

/** A ship that waits to be unloaded, boxes stacked on it. */
function freighter(ink: Palette): Shape[] {
  const random = seeded(9);
  const stacks = new Map<string, string>();
  for (let column = 0; column < 11; column += 1) {
    const levels = random.whole(1, 4);
    for (let level = 0; level < levels; level += 1) {
      const colour = random.pick([ink.signal, ink.tide, ink.lamp, ink.towerNear, ink.paperShade]);
      stacks.set(colour, `${stacks.get(colour) ?? ''}${box(150 + column * 52, 372 - level * 34, 50, 32)}`);
    }
  }
  return [
    ...[...stacks].map(([colour, d]) => fill(d, colour)),
    fill(box(736, 250, 92, 156), ink.paper),
    fill(box(736, 250, 92, 12) + box(724, 296, 116, 10), ink.paperShade),
    stroke('M744 276h76M744 324h76M744 352h76', ink.ink, 9, { strokeDasharray: '12 7' }),
    fill(box(770, 206, 34, 46), ink.signal),
    fill('M70 404H870L838 478H126z', ink.ink),
    fill('M104 456H848L838 478H126z', ink.signal),
  ];
}

export const dockers = cover(
  'dockers',
  'morning',
  'Dock workers stand together on the quay in the morning; behind them cranes over a freighter with boxes on deck.',
  (ink) => [
    ...bay(ink, { seed: 8, horizon: 420, light: 960, city: [820, 1220, 150] }),
    fill(reflection({ x: 460, y: 478, length: 30, width: 620, seed: 3 }), ink.inkSoft, { opacity: 0.4 }),
    ...freighter(ink),
    fill(box(0, QUAY, 1200, 180), ink.plank),
    stroke(`M0 ${QUAY + 3}H1200`, ink.ink, 8),
    stroke('M0 560H1200M0 618H1200', ink.plankLine, 3),
    ...[240, 560, 1010].map((x, index) => place(crane(ink, ink.ink, index === 2), x, QUAY, 1.75)),
    ...people(
      [
        { x: 356, y: 636, height: 176, pose: 'stand' },
        { x: 424, y: 648, height: 188, pose: 'stand', flip: true },
        { x: 500, y: 640, height: 170, pose: 'stand' },
        { x: 700, y: 640, height: 184, pose: 'walk', flip: true },
        { x: 764, y: 650, height: 178, pose: 'stand', flip: true },
        { x: 838, y: 638, height: 190, pose: 'stand' },
      ],
      ink.ink,
    ),
    // The contract, on the barrel between them.
    fill('M572 648q-6 -52 0 -92h66q6 40 0 92z', ink.towerNear),
    stroke('M570 580h70M569 622h72', ink.ink, 5),
    fill('M578 548l48 -6l6 14l-50 4z', ink.paper),
  ],
);
