import { hills } from '../../city/hills.ts';
import { people } from '../../city/people.ts';
import { moon } from '../../city/sky.ts';
import { reflection } from '../../city/water.ts';
import { disc, fill, n, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import { seeded } from '../../random.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

/** Paper lanterns on poles: round, ribbed, lit from inside. */
function lantern(ink: Palette, x: number, y: number, r: number, colour: string): Shape[] {
  return [
    disc(x, y, r * 3.2, ink.lamp, { opacity: 0.07 }),
    disc(x, y, r * 1.9, ink.lamp, { opacity: 0.13 }),
    fill(
      `M${n(x - r)} ${n(y)}q0 ${n(-r)} ${n(r)} ${n(-r * 1.1)}q${n(r)} ${n(r * 0.1)} ${n(r)} ${n(r * 1.1)}q0 ${n(r)} ${n(-r)} ${n(r * 1.1)}q${n(-r)} ${n(-r * 0.1)} ${n(-r)} ${n(-r * 1.1)}z`,
      colour,
    ),
    fill(
      `M${n(x - r * 0.45)} ${n(y - r)}q${n(-r * 0.4)} ${n(r)} 0 ${n(r * 2)}h${n(r * 0.9)}q${n(r * 0.4)} ${n(-r)} 0 ${n(-r * 2)}z`,
      ink.lampCore,
      {
        opacity: 0.75,
      },
    ),
    stroke(
      `M${n(x - r * 0.4)} ${n(y - r * 1.1)}h${n(r * 0.8)}M${n(x - r * 0.4)} ${n(y + r * 1.1)}h${n(r * 0.8)}`,
      ink.ink,
      r * 0.2,
    ),
  ];
}

/** The ones that are far up the street are dots of light. */
function procession(): string {
  const random = seeded(61);
  let dots = '';
  for (let index = 0; index < 150; index += 1) {
    const share = index / 150;
    const x = 1020 - 520 * share + 120 * Math.sin(share * 8);
    const y = 176 + 330 * share;
    dots += `M${n(x + random.between(-1, 1) * (6 + 26 * share))} ${n(y + random.between(-6, 6))}h0`;
  }
  return dots;
}

const CROWD = [90, 210, 322, 448, 566, 700, 838, 958, 1090];

export const lanternNight = cover(
  'lantern-night',
  'night',
  'A procession with hundreds of paper lanterns comes down the Hill to the water; people with lanterns stand at the quay.',
  (ink) => [
    ...bay(ink, { seed: 44, horizon: 490, light: 240, city: [0, 420, 170] }),
    ...moon(ink, 150, 110, 34),
    fill(
      hills(
        [
          [360, 520],
          [560, 430],
          [760, 300],
          [950, 160],
          [1080, 140],
          [1210, 210],
        ],
        690,
      ),
      ink.hillNear,
    ),
    stroke(procession(), ink.lamp, 26, { strokeLinecap: 'round', opacity: 0.08 }),
    stroke(procession(), ink.lamp, 9, { strokeLinecap: 'round' }),
    stroke(procession(), ink.lampCore, 4, { strokeLinecap: 'round' }),
    fill(
      [80, 190, 300, 420].map((x) => reflection({ x, y: 500, length: 60, width: 30, seed: x })).join(''),
      ink.lamp,
      { opacity: 0.6 },
    ),
    fill('M0 470H1200V680H0z', ink.lamp, { opacity: 0.1 }),
    fill('M0 540H1200V680H0z', ink.lamp, { opacity: 0.12 }),
    fill('M0 622H1200V680H0z', ink.ink),
    ...people(
      CROWD.map((x, index) => ({
        x,
        y: 668,
        height: 150 + (index % 3) * 18,
        flip: index % 2 === 1,
        pose: index % 3 === 1 ? ('walk' as const) : ('stand' as const),
      })),
      ink.ink,
    ),
    ...CROWD.flatMap((x, index) => {
      const [top, away] = [430 + ((index * 37) % 70), index % 2 ? -34 : 34];
      const colour = [ink.lamp, ink.signal, ink.lamp][index % 3] ?? ink.lamp;
      return [
        stroke(`M${x + away * 0.5} 590L${x + away} ${top - 30}`, ink.ink, 5),
        ...lantern(ink, x + away, top, 27, colour),
      ];
    }),
  ],
);
