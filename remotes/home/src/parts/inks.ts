import { artworkVariables } from '@boardwalk/artwork';

const inksOf = (time: 'night' | 'morning') =>
  Object.fromEntries(artworkVariables.map((variable) => [variable.name, variable[time]]));

/** The artwork's colours as custom properties: morning in the light theme, night in the dark one. For a `css` property. */
export const INKS = { ...inksOf('morning'), _dark: inksOf('night') };

/** A colour of the artwork, inside something that carries {@link INKS}. */
export const ink = (name: string) => `var(--art-${name})` as const;
