import { plainColours as plain, themeColours } from '@boardwalk/contracts';

/** Colors that are the same in both themes. */
export const plainColours = plain();

/** Colors that differ between the themes, with the site defaults; a community's changes are in each page's head. */
export const semanticColours = themeColours();
