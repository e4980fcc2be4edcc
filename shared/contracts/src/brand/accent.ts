import { contrast, mixed } from './contrast.ts';
import type { Neutrals } from './palette.ts';
import { type AccentColours, onFill } from './theme-colours.ts';

/** The least contrast of text, and what is told where it isn't reached. */
const READABLE = 4.5;

/** What can't be read of an accent: the colour, and the contrast that it has where it has the least. */
export interface AccentProblem {
  colour: keyof AccentColours;
  contrast: number;
}

const groundsOf = ({ ground, raised, sunken }: Neutrals, theme: 'light' | 'dark') => [
  ground[theme],
  raised[theme],
  sunken[theme],
];

/** The contrast of each colour of an accent, where it has the least of it. */
export function accentContrasts(
  accent: AccentColours,
  neutrals: Neutrals,
): Record<keyof AccentColours, number> {
  const least = (theme: 'light' | 'dark') =>
    Math.min(...groundsOf(neutrals, theme).map((ground) => contrast(accent[theme], ground)));
  return { fill: contrast(accent.fill, onFill(accent.fill)), light: least('light'), dark: least('dark') };
}

/** What of an accent can't be read on these grounds. The form and the server ask the same question. */
export function accentProblems(accent: AccentColours, neutrals: Neutrals): AccentProblem[] {
  const contrasts = accentContrasts(accent, neutrals);
  return (['fill', 'light', 'dark'] as const)
    .map((colour) => ({ colour, contrast: contrasts[colour] }))
    .filter((found) => found.contrast < READABLE);
}

const STEPS = 40;

/** The accent of a fill whose texts can be read: the fill itself where it can, else as little darker or lighter as it takes. */
export function accentOf(fill: string, neutrals: Neutrals): AccentColours {
  const towards = (theme: 'light' | 'dark', end: string) => {
    const tried = Array.from({ length: STEPS + 1 }, (_, step) => mixed(fill, end, step / STEPS));
    const grounds = groundsOf(neutrals, theme);
    return tried.find((colour) => grounds.every((ground) => contrast(colour, ground) >= READABLE)) ?? end;
  };
  return { fill, light: towards('light', '#000000'), dark: towards('dark', '#FFFFFF') };
}
