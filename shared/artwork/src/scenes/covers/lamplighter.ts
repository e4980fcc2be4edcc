import { glow } from '../../city/lamp.ts';
import { person } from '../../city/people.ts';
import { moon } from '../../city/sky.ts';
import { box, fill, n, polygon, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

/** A gas lamp as they were before: four panes under a little roof, foot at (x, y). */
function gasLamp(ink: Palette, x: number, y: number, height: number, lit: boolean): Shape[] {
  const [top, u] = [y - height, height / 100];
  const panes = polygon([
    [x - 5 * u, top + 20 * u],
    [x - 8 * u, top + 5 * u],
    [x + 8 * u, top + 5 * u],
    [x + 5 * u, top + 20 * u],
  ]);
  return [
    ...(lit ? glow(ink, x, top + 12 * u, 9 * u) : []),
    fill(
      box(x - 1.3 * u, top + 20 * u, 2.6 * u, 80 * u) + box(x - 3.4 * u, y - 14 * u, 6.8 * u, 14 * u),
      ink.ink,
    ),
    fill(box(x - 9 * u, top + 30 * u, 18 * u, 1.6 * u), ink.ink),
    fill(panes, lit ? ink.lamp : ink.inkSoft),
    ...(lit
      ? [
          fill(
            `M${n(x)} ${n(top + 8 * u)}q${n(3 * u)} ${n(6 * u)} 0 ${n(10 * u)}q${n(-3 * u)} ${n(-4 * u)} 0 ${n(-10 * u)}z`,
            ink.lampCore,
          ),
        ]
      : []),
    stroke(panes, ink.ink, 1.2 * u),
    fill(
      polygon([
        [x - 10 * u, top + 5 * u],
        [x, top - 3 * u],
        [x + 10 * u, top + 5 * u],
      ]) + box(x - u, top - 6 * u, 2 * u, 4 * u),
      ink.ink,
    ),
  ];
}

function ladder(ink: Palette): Shape[] {
  const rungs = Array.from(
    { length: 11 },
    (_, index) => `M${n(476 + index * 9.6)} ${n(580 - index * 30)}h34`,
  );
  return [
    stroke('M470 604L578 264M504 604L612 264', ink.plankLine, 8),
    stroke(rungs.join(''), ink.plankLine, 6),
  ];
}

export const lamplighter = cover(
  'lamplighter',
  'night',
  'An old man on a ladder lights a gas lamp by hand; further down the street the next ones are still dark.',
  (ink) => [
    ...bay(ink, { seed: 77, horizon: 540, light: 980, city: [720, 1220, 150] }),
    ...moon(ink, 190, 120, 40),
    fill(
      'M-10 620V330L60 280L130 330V620zM130 620V390L190 346L250 390V620zM250 620V440L300 404L350 440V620z',
      ink.hillNear,
    ),
    fill(`${box(36, 370, 40, 54)}${box(168, 424, 34, 46)}${box(288, 470, 28, 38)}`, ink.window),
    stroke('M56 370v54M185 424v46M302 470v38', ink.hillNear, 4),
    fill('M0 604Q600 566 1200 590V680H0z', ink.ink),
    stroke('M0 606Q600 568 1200 592', ink.rim, 3),
    ...gasLamp(ink, 1080, 590, 190, false),
    ...gasLamp(ink, 930, 588, 260, false),
    ...gasLamp(ink, 640, 600, 480, true),
    ...ladder(ink),
    person({ x: 566, y: 372, height: 176, pose: 'walk' }, ink.ink),
    stroke('M584 262L630 176', ink.ink, 9, { strokeLinecap: 'round' }),
    fill('M548 200h34l8 8h-50zM552 184h26v18h-26z', ink.ink),
  ],
);
