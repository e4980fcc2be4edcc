import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Scroll margins for a form with a sticky bar, so that the bar doesn't cover a focused field.
 * @param bar height of the bar at the respective window edge, as CSS lengths.
 */
export const stickyBarScrollMargins = (bar: { top?: string; bottom?: string }): SystemStyleObject => ({
  '& :is(input, textarea, select, button, a)': {
    scrollMarginTop: bar.top,
    scrollMarginBottom: bar.bottom,
  },
});
