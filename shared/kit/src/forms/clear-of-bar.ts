import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Styles of a form with a bar that stays in sight: while it is on the page, what gets the focus is scrolled clear of the bar.
 * @param bar how high it is, at the edge where it stands, in CSS lengths; at the upper edge below the head of the site.
 */
export const clearOfBar = ({ top = '0px', bottom = '0px' }): SystemStyleObject => ({
  'html:has(&)': {
    scrollPaddingTop: `calc(var(--chakra-spacing-24) + ${top})`,
    scrollPaddingBottom: bottom,
  },
});
