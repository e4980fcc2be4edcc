import { ferry } from '../../city/ferry.ts';
import { people } from '../../city/people.ts';
import { reflection } from '../../city/water.ts';
import { box, disc, fill, n, place, polygon, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

const [X, Y, R] = [330, 196, 92];

/** The clock over the landing, at six sharp. */
function clock(ink: Palette): Shape[] {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const [sin, cos] = [Math.sin((hour / 6) * Math.PI), Math.cos((hour / 6) * Math.PI)];
    return `M${n(X + sin * (R - 10))} ${n(Y - cos * (R - 10))}L${n(X + sin * (R - 24))} ${n(Y - cos * (R - 24))}`;
  });
  return [
    fill(box(238, 96, 184, 480), ink.towerNear),
    fill(box(376, 96, 46, 480), ink.towerNearShade),
    fill(
      polygon([
        [220, 98],
        [330, 8],
        [440, 98],
      ]),
      ink.ink,
    ),
    fill(box(222, 304, 216, 16) + box(222, 92, 216, 14), ink.ink),
    fill(box(306, 366, 48, 70) + box(296, 480, 68, 96), ink.windowSoft),
    stroke('M330 366v70M330 480v96', ink.ink, 5),
    disc(X, Y, R, ink.ink),
    disc(X, Y, R - 9, ink.paper),
    stroke(hours.join(''), ink.ink, 6),
    stroke(`M${X} ${Y}V${Y - 66}`, ink.ink, 8, { strokeLinecap: 'round' }),
    stroke(`M${X} ${Y}V${Y + 46}`, ink.signal, 11, { strokeLinecap: 'round' }),
    disc(X, Y, 9, ink.ink),
  ];
}

export const harbourClock = cover(
  'harbour-clock',
  'morning',
  'The clock tower at the ferry landing shows six in the morning; the ferry casts off as people still come walking.',
  (ink) => [
    ...bay(ink, { seed: 19, horizon: 430, light: 860, city: [480, 1220, 190] }),
    fill(reflection({ x: 850, y: 530, length: 110, width: 360, seed: 2 }), ink.paper, { opacity: 0.7 }),
    place(ferry(ink), 584, 520, 1.95),
    stroke('M600 540q220 18 470 0', ink.paper, 7, { strokeLinecap: 'round', opacity: 0.8 }),
    ...clock(ink),
    fill(box(0, 570, 560, 110), ink.plank),
    stroke('M0 573H560', ink.ink, 8),
    stroke('M0 612H560M0 648H560', ink.plankLine, 3),
    fill(box(60, 574, 16, 110) + box(520, 574, 16, 110), ink.ink),
    fill('M506 556h44v18h-44z', ink.ink),
    ...people(
      [
        { x: 96, y: 640, height: 150, pose: 'walk' },
        { x: 168, y: 632, height: 140, pose: 'walk' },
        { x: 462, y: 622, height: 142, pose: 'stand' },
      ],
      ink.ink,
    ),
  ],
);
