import { reflection } from '../../city/water.ts';
import { disc, fill, n, place, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

/** A racing boat that leans away from the wind: 200 high, waterline at the origin. */
function boat(ink: Palette, colour: string): Shape[] {
  return [
    fill('M-8 -20Q-6 -130 18 -214Q76 -110 74 -24z', ink.paper),
    fill('M30 -180Q76 -106 74 -24L40 -22Q56 -96 30 -180z', ink.paperShade),
    fill('M-16 -20Q-40 -80 6 -196Q-6 -110 -16 -20z', colour),
    fill('M10 -92l58 -8v16l-60 8z', colour),
    stroke('M-10 0L18 -220', ink.ink, 5),
    fill('M-74 -18Q10 -6 92 -26Q80 12 50 16H-30Q-58 10 -74 -18z', ink.ink),
    stroke('M-70 -14Q10 -2 90 -22', colour, 4),
    disc(-26, -26, 8, ink.ink),
    disc(-4, -26, 8, ink.ink),
  ];
}

const FLEET = [
  [330, 396, 0.5, 'tide'],
  [470, 408, 0.58, 'lamp'],
  [640, 426, 0.74, 'signal'],
  [250, 540, 1.34, 'lamp'],
  [864, 590, 1.72, 'signal'],
] as const;

export const regatta = cover(
  'regatta',
  'morning',
  'Five sailing boats race past the city towards a buoy, the nearest leaning hard into its turn.',
  (ink) => [
    ...bay(ink, { seed: 27, horizon: 370, light: 780, city: [60, 1180, 170] }),
    ...FLEET.flatMap(([x, y, size, colour]) => [
      fill(
        reflection({ x: x + 10, y: y + 12 * size, length: 90 * size, width: 120 * size, seed: x }),
        ink.paper,
        {
          opacity: 0.7,
        },
      ),
      stroke(
        `M${n(x - 90 * size)} ${n(y + 14 * size)}q${n(-60 * size)} 4 ${n(-130 * size)} -2`,
        ink.paper,
        6 * size,
        {
          strokeLinecap: 'round',
        },
      ),
      place(boat(ink, ink[colour]), x, y, size),
    ]),
    fill('M1064 560q40 -16 80 0l-14 46h-52z', ink.signal),
    fill('M1084 556l12 -96h16l12 96z', ink.signal),
    fill('M1091 508h26l4 22h-34z', ink.paper),
    disc(1104, 446, 12, ink.lamp),
    stroke('M1104 446v-60', ink.ink, 4),
    fill('M1104 388h54l-14 17l14 17h-54z', ink.signal),
    fill(reflection({ x: 1104, y: 608, length: 60, width: 70, seed: 4 }), ink.signal, { opacity: 0.5 }),
  ],
);
