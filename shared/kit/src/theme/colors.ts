import { plainColours as plain, themeColours } from '@boardwalk/contracts';

/** Colours that are the same in both themes. */
export const plainColours = plain();

/** Colours that differ between the themes, as a site begins with them; what a community changes of them stands in each page's head. */
export const semanticColours = themeColours();
