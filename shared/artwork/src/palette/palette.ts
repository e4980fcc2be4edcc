import { morning } from './morning.ts';
import { type Ink, night, type Palette } from './night.ts';

export type { Ink, Palette };
export type Variant = 'night' | 'morning';

export const palettes: Readonly<Record<Variant, Palette>> = { night, morning };

/** A custom property of the inline artwork with its value in each theme. */
export type ArtworkVariable = {
  readonly name: `--art-${string}`;
  readonly night: string;
  readonly morning: string;
};

/** Converts `skyTop` to `sky-top`. */
export function kebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variableName(ink: Ink): `--art-${string}` {
  return `--art-${kebabCase(ink)}`;
}

const inks = Object.keys(night) as Ink[];

/** A palette of `var(--art-…)` references: drawings made with it follow the theme of the page. */
export const variablePalette = Object.fromEntries(
  inks.map((ink) => [ink, `var(${variableName(ink)},${night[ink]})`]),
) as Palette;

/** Every custom property the inline artwork may use. */
export const artworkVariables: readonly ArtworkVariable[] = inks.map((ink) => ({
  name: variableName(ink),
  night: night[ink],
  morning: morning[ink],
}));
