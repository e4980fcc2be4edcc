import { fill, stroke } from '../draw.ts';
import type { Ink, Palette } from '../palette/palette.ts';
import { type Random, seeded } from '../random.ts';
import type { Shape } from '../shape.ts';
import { type CityPaths, type Crown, emptyCity, raiseTower, type Tower } from './tower.ts';
import type { Facade } from './windows.ts';

export type SkylineInks = { readonly face: Ink; readonly shade: Ink };

export type Row = {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly base: number;
  /** Height of the roofs at a fraction (0 to 1) of the row's length. */
  readonly profile: (share: number) => number;
  readonly width: readonly [least: number, most: number];
  readonly pitch: readonly [across: number, down: number];
  readonly lit: number;
  /** Position of the evening light. */
  readonly light: number;
  readonly gap?: number;
};

const crowns: readonly [Crown, ...Crown[]] = [
  'flat',
  'flat',
  'step',
  'slant',
  'tank',
  'mast',
  'dome',
  'step',
  'gable',
  'flat',
  'tank',
];
const facades: readonly [Facade, ...Facade[]] = ['grid', 'grid', 'ribbon', 'sparse', 'grid'];

function nextTower(random: Random, row: Row, x: number, width: number): Tower {
  const share = (x + width / 2 - row.from) / (row.to - row.from);
  return {
    x,
    width,
    base: row.base,
    height: row.profile(share) * random.between(0.72, 1.12),
    crown: random.pick(crowns),
    facade: random.pick(facades),
    pitch: row.pitch,
    lit: row.lit,
    dark: x + width / 2 > row.light ? 'right' : 'left',
  };
}

/** A row of towers side by side, following a profile. */
export function raiseRow(city: CityPaths, row: Row): void {
  const random = seeded(row.seed);
  let x = row.from;
  while (x < row.to) {
    const width = Math.round(random.between(row.width[0], row.width[1]));
    raiseTower(city, random, nextTower(random, row, x, width));
    x += width + Math.round(random.between(0, row.gap ?? 0));
  }
}

/** Returns the shapes of a collected city. `glass` is the height of a window. */
export function cityShapes(ink: Palette, city: CityPaths, inks: SkylineInks, glass: number): Shape[] {
  const shapes = [
    stroke(city.line, ink[inks.face], 2.4),
    fill(city.face, ink[inks.face]),
    fill(city.shade, ink[inks.shade]),
    stroke(city.lights.windowDim, ink.windowDim, glass),
    stroke(city.lights.window, ink.window, glass),
    stroke(city.lights.windowSoft, ink.windowSoft, glass),
    stroke(city.beacons, ink.signal, 6, { strokeLinecap: 'round' }),
  ];
  return shapes.filter((shape) => shape.attributes.d !== '');
}

/** Collects rows and returns their shapes. */
export function skyline(ink: Palette, rows: readonly Row[], inks: SkylineInks, glass: number): Shape[] {
  const city = emptyCity();
  for (const row of rows) raiseRow(city, row);
  return cityShapes(ink, city, inks, glass);
}
