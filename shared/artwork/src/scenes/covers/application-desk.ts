import { box, disc, fill, group, oval, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { cover } from './cover.ts';

function sheet(ink: Palette, x: number, y: number, turn: number, lines: number): Shape {
  const rows = Array.from({ length: lines }, (_, row) => `M30 ${92 + row * 26}h${row % 3 === 2 ? 150 : 240}`);
  return group(
    [
      fill(box(8, 10, 300, 390), ink.inkSoft, { opacity: 0.25 }),
      fill(box(0, 0, 300, 390), ink.paper),
      fill(box(30, 32, 120, 18), ink.lamp),
      stroke(rows.join(''), ink.sheetLine, 5, { opacity: 0.8 }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** Round, red, a little crooked: what a form gets when it has been read. */
function stamp(ink: Palette): Shape[] {
  return [
    group(
      [
        disc(0, 0, 66, 'none', { stroke: ink.tide, strokeWidth: 9 }),
        disc(0, 0, 50, 'none', { stroke: ink.tide, strokeWidth: 3.5 }),
        stroke('M-26 2L-8 22L30 -22', ink.tide, 13, { strokeLinejoin: 'round', strokeLinecap: 'round' }),
      ],
      { transform: 'translate(610 452) rotate(-14)', opacity: 0.9 },
    ),
    group(
      [
        oval([6, 84], 92, 18, ink.inkSoft, { opacity: 0.3 }),
        fill('M-80 60h160v22q0 10 -10 10h-140q-10 0 -10 -10z', ink.ink),
        fill('M-66 60q6 -26 44 -30q-14 -50 -10 -84q32 -20 64 0q4 34 -10 84q38 4 44 30z', ink.towerNear),
        disc(0, -70, 40, ink.signal),
        disc(-12, -82, 10, ink.paper, { opacity: 0.5 }),
      ],
      { transform: 'translate(836 398)' },
    ),
  ];
}

function cup(ink: Palette): Shape[] {
  return [
    oval([1046, 190], 104, 92, ink.inkSoft, { opacity: 0.2 }),
    oval([1036, 180], 104, 92, ink.paper),
    oval([1036, 180], 88, 77, ink.paperShade),
    oval([1036, 180], 62, 54, ink.paper),
    oval([1036, 182], 52, 44, ink.ink),
    oval([1022, 172], 20, 13, ink.inkSoft),
  ];
}

export const applicationDesk = cover(
  'application-desk',
  'morning',
  'A desk from above: three pages of an application, a stamp that has just come down, a pen and a cup of coffee.',
  (ink) => [
    fill(box(0, 0, 1200, 675), ink.sheetAlt),
    stroke('M0 120H1200M0 292H1200M0 464H1200M0 620H1200', ink.street, 3),
    disc(420, 120, 620, ink.lampCore, { opacity: 0.5 }),
    sheet(ink, 96, 190, -13, 10),
    sheet(ink, 250, 96, -4, 11),
    sheet(ink, 420, 150, 7, 11),
    ...stamp(ink),
    ...cup(ink),
    stroke('M168 596L372 520', ink.ink, 17, { strokeLinecap: 'round' }),
    stroke('M168 596L300 547', ink.lamp, 17, { strokeLinecap: 'round' }),
    fill('M368 511l34 -3l-26 24z', ink.paperShade),
    fill(`M936 560h220v34H936z`, ink.towerNear),
    fill(`M950 528h196v32H950z`, ink.signal),
    fill(`M930 494h204v34H930z`, ink.towerMid),
    stroke('M936 577h220M950 544h196M930 511h204', ink.paper, 5),
  ],
);
