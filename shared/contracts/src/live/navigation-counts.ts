/**
 * Topics that a link of the navigation can name to have something counted beside it: each has a state event `count` of `{ count }`. Without schemas, for the
 * shell.
 */
export const NAVIGATION_COUNTS = ['inbox', 'streams'] as const;
export type NavigationCount = (typeof NAVIGATION_COUNTS)[number];

/** A navigation shows no higher number: "99+" stands for it. */
export const MOST_NAVIGATION_COUNTED = 100;
