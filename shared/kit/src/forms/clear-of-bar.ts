import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Styles of a form with a bar that stays in sight: a field that gets the focus is scrolled clear of the bar.
 * @param bar how high it is, at the edge of the window where it stands: CSS lengths.
 */
export const clearOfBar = (bar: { top?: string; bottom?: string }): SystemStyleObject => ({
  '& :is(input, textarea, select, button, a)': {
    scrollMarginTop: bar.top,
    scrollMarginBottom: bar.bottom,
  },
});
