import { box, n, polygon } from '../draw.ts';
import type { Random } from '../random.ts';
import { type Facade, type LitWindows, lightWindows } from './windows.ts';

export type Crown = 'flat' | 'step' | 'spire' | 'slant' | 'tank' | 'dome' | 'mast' | 'gable';

export type Tower = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly crown: Crown;
  readonly facade: Facade;
  readonly pitch: readonly [across: number, down: number];
  readonly lit: number;
  /** The side in the shade of the evening light. */
  readonly dark: 'left' | 'right';
};

/** Path data of many towers, one string for each color. */
export type CityPaths = { face: string; shade: string; line: string; lights: LitWindows; beacons: string };

export function emptyCity(): CityPaths {
  return {
    face: '',
    shade: '',
    line: '',
    beacons: '',
    lights: { window: '', windowSoft: '', windowDim: '' },
  };
}

function tank(x: number, y: number, size: number): string {
  const legs =
    box(x - size * 0.42, y - size * 0.5, size * 0.08, size * 0.5) +
    box(x + size * 0.34, y - size * 0.5, size * 0.08, size * 0.5);
  return `${legs}${box(x - size / 2, y - size * 1.2, size, size * 0.75)}${polygon([
    [x - size * 0.56, y - size * 1.2],
    [x, y - size * 1.65],
    [x + size * 0.56, y - size * 1.2],
  ])}`;
}

function mast(city: CityPaths, x: number, y: number, height: number): void {
  city.line += `M${n(x)} ${n(y)}v${n(-height)}`;
  if (height > 34) city.beacons += `M${n(x)} ${n(y - height)}h0`;
}

/** Draws the parts above the roof line. @returns the height of the plain body. */
function crown(city: CityPaths, { x, base, width, height, crown: kind }: Tower): number {
  const [top, middle] = [base - height, x + width / 2];
  if (kind === 'step' || kind === 'spire') {
    city.face += box(x + width * 0.14, top - height * 0.07, width * 0.72, height * 0.07 + 1);
    city.face += box(x + width * 0.28, top - height * 0.13, width * 0.44, height * 0.06 + 1);
    if (kind === 'spire') {
      city.face += polygon([
        [x + width * 0.38, top - height * 0.13],
        [middle, top - height * 0.25],
        [x + width * 0.62, top - height * 0.13],
      ]);
      mast(city, middle, top - height * 0.2, height * 0.22);
    }
  } else if (kind === 'slant') {
    city.face += polygon([
      [x, top + 1],
      [x, top - width * 0.1],
      [x + width, top - width * 0.45],
      [x + width, top + 1],
    ]);
  } else if (kind === 'gable') {
    city.face += polygon([
      [x, top + 1],
      [middle, top - width * 0.4],
      [x + width, top + 1],
    ]);
  } else if (kind === 'dome') {
    city.face += `M${n(x + width * 0.12)} ${n(top + 1)}a${n(width * 0.38)} ${n(width * 0.42)} 0 0 1 ${n(width * 0.76)} 0z`;
    mast(city, middle, top - width * 0.4, width * 0.35);
  } else if (kind === 'tank') {
    city.face += tank(x + width * 0.34, top + 1, Math.min(width * 0.34, 26));
  } else if (kind === 'mast') {
    city.face += box(x + width * 0.2, top - 8, width * 0.3, 9);
    mast(city, x + width * 0.36, top, height * 0.24);
    mast(city, x + width * 0.62, top, height * 0.12);
  }
  return top;
}

/** Adds one tower: a lit face, a dark side, its crown and its windows. */
export function raiseTower(city: CityPaths, random: Random, tower: Tower): void {
  const { x, width, height, dark, pitch } = tower;
  const top = crown(city, tower);
  city.face += box(x, top, width, height);
  const side = Math.max(3, width * 0.26);
  city.shade += box(dark === 'left' ? x : x + width - side, top, side, height);
  lightWindows(city.lights, random, tower.facade, {
    x: x + pitch[0] * 0.5,
    y: top + pitch[1] * 0.8,
    width: width - pitch[0],
    height: height - pitch[1] * 2,
    pitch,
    lit: tower.lit,
  });
}
