import { bridge } from '../city/bridge.ts';
import { crane } from '../city/crane.ts';
import { cityShapes, raiseRow } from '../city/skyline.ts';
import { emptyCity, raiseTower } from '../city/tower.ts';
import { place } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';
import { heroGlow } from './hero-distance.ts';

function middleCity(ink: Palette): Shape[] {
  const city = emptyCity();
  const profile = (share: number) => 110 + 170 * Math.sin(Math.PI * share ** 0.8) + share * 60;
  raiseRow(city, {
    seed: 41,
    from: 1390,
    to: 2420,
    base: 720,
    profile,
    width: [44, 84],
    pitch: [11, 16],
    lit: 0.28,
    light: heroGlow[0],
    gap: 14,
  });
  return cityShapes(ink, city, { face: 'towerMid', shade: 'towerMidShade' }, 6);
}

function landmarks(ink: Palette): Shape[] {
  const city = emptyCity();
  const random = seeded(5);
  const shared = { base: 760, dark: 'right', lit: 0.42 } as const;
  raiseTower(city, random, {
    ...shared,
    x: 1716,
    width: 96,
    height: 452,
    crown: 'spire',
    facade: 'grid',
    pitch: [12, 17],
  });
  raiseTower(city, random, {
    ...shared,
    x: 1838,
    width: 74,
    height: 300,
    crown: 'slant',
    facade: 'ribbon',
    pitch: [12, 15],
  });
  raiseTower(city, random, {
    ...shared,
    x: 1596,
    width: 84,
    height: 264,
    crown: 'step',
    facade: 'sparse',
    pitch: [14, 18],
  });
  raiseTower(city, random, {
    ...shared,
    x: 2030,
    width: 104,
    height: 366,
    crown: 'mast',
    facade: 'grid',
    pitch: [13, 17],
  });
  raiseTower(city, random, {
    ...shared,
    x: 2236,
    width: 118,
    height: 310,
    crown: 'tank',
    facade: 'grid',
    pitch: [14, 19],
  });
  const low = (share: number) => 128 + 120 * share ** 1.4;
  raiseRow(city, {
    seed: 77,
    from: 1480,
    to: 2420,
    base: 790,
    profile: low,
    width: [60, 116],
    pitch: [15, 20],
    lit: 0.36,
    light: heroGlow[0],
    gap: 22,
  });
  return cityShapes(ink, city, { face: 'towerNear', shade: 'towerNearShade' }, 8);
}

/** The suspension bridge, the cranes of the harbour and the town. */
export function heroCity(ink: Palette): Shape[] {
  return [
    ...bridge(ink, {
      from: 150,
      to: 1240,
      deck: 596,
      water: 660,
      towers: [430, 930],
      rise: 172,
      weight: 5,
      colour: ink.bridge,
    }),
    place(crane(ink, ink.bridge), 1262, 672, 0.62),
    place(crane(ink, ink.bridge, true), 1334, 672, 0.62),
    ...middleCity(ink),
    ...landmarks(ink),
  ];
}
