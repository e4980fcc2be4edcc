import { artworkVariables } from '@boardwalk/artwork';

const inksOf = (time: 'night' | 'morning') =>
  Object.fromEntries(artworkVariables.map((variable) => [variable.name, variable[time]]));

/** Colors of the artwork as custom properties: morning in the light theme, night in the dark one. For a `css` prop. */
export const INKS = { ...inksOf('morning'), _dark: inksOf('night') };

/** Returns a color of the artwork, for use inside an element with {@link INKS}. */
export const ink = (name: string) => `var(--art-${name})` as const;
