import { contrast, mixed } from './contrast.ts';
import type { Neutrals } from './palette.ts';
import { type AccentColours, onFill } from './theme-colours.ts';

/** Minimum contrast of text (WCAG AA). */
const READABLE = 4.5;

/** An unreadable color of an accent, with its lowest contrast. */
export interface AccentProblem {
  colour: keyof AccentColours;
  contrast: number;
}

const groundsOf = ({ ground, raised, sunken }: Neutrals, theme: 'light' | 'dark') => [
  ground[theme],
  raised[theme],
  sunken[theme],
];

/** Returns the lowest contrast of each color of an accent. */
export function accentContrasts(
  accent: AccentColours,
  neutrals: Neutrals,
): Record<keyof AccentColours, number> {
  const least = (theme: 'light' | 'dark') =>
    Math.min(...groundsOf(neutrals, theme).map((ground) => contrast(accent[theme], ground)));
  return { fill: contrast(accent.fill, onFill(accent.fill)), light: least('light'), dark: least('dark') };
}

/** Returns the accent colors that aren't readable on these backgrounds. The settings form and the server both call it. */
export function accentProblems(accent: AccentColours, neutrals: Neutrals): AccentProblem[] {
  const contrasts = accentContrasts(accent, neutrals);
  return (['fill', 'light', 'dark'] as const)
    .map((colour) => ({ colour, contrast: contrasts[colour] }))
    .filter((found) => found.contrast < READABLE);
}

const STEPS = 40;

/**
 * Derives an accent with readable text from a fill: the fill itself if it is readable, otherwise the fill darkened or lightened as little as
 * necessary.
 */
export function accentOf(fill: string, neutrals: Neutrals): AccentColours {
  const towards = (theme: 'light' | 'dark', end: string) => {
    const tried = Array.from({ length: STEPS + 1 }, (_, step) => mixed(fill, end, step / STEPS));
    const grounds = groundsOf(neutrals, theme);
    return tried.find((colour) => grounds.every((ground) => contrast(colour, ground) >= READABLE)) ?? end;
  };
  return { fill, light: towards('light', '#000000'), dark: towards('dark', '#FFFFFF') };
}
