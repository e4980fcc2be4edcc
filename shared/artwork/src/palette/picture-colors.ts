import { blue, rose } from './hours.ts';
import { morning } from './morning.ts';
import { mountainMorning, mountainNight } from './mountain.ts';
import { night } from './night.ts';
import { kebabCase } from './palette.ts';
import { walls } from './walls.ts';

/** Colors by their name in the classes of a picture: `sky-top`, `wall-ochre-face`, `mountain-far`. */
export type PictureColors = ReadonlyMap<string, string>;

function named(prefix: string, colors: Readonly<Record<string, string>>): [name: string, color: string][] {
  return Object.entries(colors).map(([key, color]) => [`${prefix}${kebabCase(key)}`, color]);
}

const wallColors = Object.entries(walls).flatMap(([wall, colors]) => named(`wall-${wall}-`, colors));

/** The palettes of the pictures that are SVG files. */
export const pictureColors = {
  night: new Map([...named('', night), ...wallColors]),
  morning: new Map([...named('', morning), ...wallColors]),
  rose: new Map([...named('', rose), ...wallColors]),
  blue: new Map([...named('', blue), ...wallColors]),
  mountainNight: new Map(named('mountain-', mountainNight)),
  mountainMorning: new Map(named('mountain-', mountainMorning)),
} as const satisfies Record<string, PictureColors>;

export type PictureColorsName = keyof typeof pictureColors;
