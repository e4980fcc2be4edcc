const NAMED = { value: 'named' };

/** Shades that the component recipes expect of every palette. */
const SHADES = ['solid', 'contrast', 'fg', 'subtle', 'muted', 'emphasized', 'border', 'focusRing'] as const;

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { ...NAMED }])) as Record<Name, typeof NAMED>;

// Names without values. Pages use colors as CSS variables; their values are in the style sheet (`theme-values.ts`), and a community's changes in
// each page's head. Computing the values again in each browser would delay every page.

/** Names of the colors that are the same in both themes. */
export const plainNames = {
  ...named(['transparent', 'current', 'black', 'white', 'night', 'lamp', 'ink']),
  blackAlpha: { 500: { ...NAMED } },
};

/** Names of the colors that differ between the themes. */
export const semanticNames = {
  bg: named(['DEFAULT', 'subtle', 'muted', 'emphasized', 'panel', 'inverted']),
  fg: named(['DEFAULT', 'muted', 'subtle', 'inverted', 'error', 'success', 'info']),
  border: named(['DEFAULT', 'muted', 'subtle', 'emphasized', 'inverted', 'error']),
  gray: named(SHADES),
  sodium: named(SHADES),
  signal: named(SHADES),
  tide: named(SHADES),
  dusk: named(SHADES),
  red: { ...named(SHADES), 500: { ...NAMED } },
  green: named(SHADES),
  blue: named(SHADES),
  orange: named(SHADES),
};

/** Names of the shadows. */
export const shadowNames = named(['xs', 'sm', 'md', 'lg', 'xl', 'inset']);
