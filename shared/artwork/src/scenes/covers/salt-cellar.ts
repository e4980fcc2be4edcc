import { glow } from '../../city/lamp.ts';
import { box, disc, fill, oval, place, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { cover } from './cover.ts';

/** A vault under the fish market, and through it the next. */
function vaults(ink: Palette): Shape[] {
  const joints = Array.from({ length: 9 }, (_, row) => `M0 ${70 + row * 62}H1200`).join('');
  return [
    fill(box(0, 0, 1200, 675), ink.plank),
    stroke(joints, ink.plankLine, 3),
    fill('M70 675V330Q70 110 330 110Q590 110 590 330V675z', ink.inkSoft),
    fill('M610 675V330Q610 110 870 110Q1130 110 1130 330V675z', ink.inkSoft),
    stroke(
      'M70 675V330Q70 110 330 110Q590 110 590 330V675M610 675V330Q610 110 870 110Q1130 110 1130 330V675',
      ink.rim,
      7,
    ),
    fill('M196 675V400Q196 246 330 246Q464 246 464 400V675z', ink.ink),
    fill('M230 420q0 -120 100 -120q100 0 100 120v60H230z', ink.skyGlow),
    stroke('M330 300V480M230 420H430', ink.ink, 7),
  ];
}

function hanging(ink: Palette, x: number, y: number): Shape[] {
  return [
    stroke(`M${x} 0V${y - 30}`, ink.ink, 4),
    ...glow(ink, x, y, 20, 1.2),
    fill(`M${x - 46} ${y}q4 -38 46 -38t46 38z`, ink.signal),
    disc(x, y + 4, 15, ink.lampCore),
  ];
}

const fish = 'M0 0q34 -32 104 -6l34 -20l-8 28l10 24l-36 -14q-70 24 -104 -12z';

function table(ink: Palette): Shape[] {
  return [
    fill('M120 548H1080L1128 612H72z', ink.paper),
    fill('M72 612H1128V660H72z', ink.paperShade),
    oval([600, 578], 190, 27, ink.towerFar),
    oval([600, 574], 172, 22, ink.paper),
    place(
      [fill(fish, ink.tide), disc(18, -3, 4, ink.ink), stroke('M34 -12q10 10 0 20', ink.ink, 3)],
      520,
      570,
      1.15,
    ),
    oval([300, 580], 84, 15, ink.towerFar),
    oval([300, 577], 74, 12, ink.paper),
    oval([900, 580], 84, 15, ink.towerFar),
    oval([900, 577], 74, 12, ink.paper),
    fill(
      'M418 562v-54q-20 -12 -18 -46h50q2 34 -18 46v54zM768 562v-54q-20 -12 -18 -46h50q2 34 -18 46v54z',
      ink.sheetLine,
      {
        opacity: 0.7,
      },
    ),
    fill(
      'M402 478q26 10 46 0q-2 22 -16 28h-14q-14 -8 -16 -28zM752 478q26 10 46 0q-2 22 -16 28h-14q-14 -8 -16 -28z',
      ink.signal,
    ),
    fill('M676 566v-70q0 -14 -8 -22v-40h36v40q-8 8 -8 22v70z', ink.leaf),
    fill(box(664, 496, 44, 36), ink.lamp),
  ];
}

export const saltCellar = cover(
  'salt-cellar',
  'night',
  'A table laid for two in a vaulted cellar: a whole fish on a plate, two glasses, lamps with red shades above.',
  (ink) => [
    ...vaults(ink),
    fill('M736 675V400Q736 246 870 246Q1004 246 1004 400V675z', ink.ink),
    fill('M770 420q0 -120 100 -120q100 0 100 120v60H770z', ink.skyGlow),
    stroke('M870 300V480M770 420H970', ink.ink, 7),
    ...hanging(ink, 330, 300),
    ...hanging(ink, 600, 250),
    ...hanging(ink, 870, 300),
    fill('M250 548L470 250H730L950 548z', ink.lamp, { opacity: 0.1 }),
    ...table(ink),
  ],
);
