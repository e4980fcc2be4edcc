/** Topics whose count a navigation link can show: each has a state event `count` of `{ count }`. No schemas here, because the shell imports it. */
export const NAVIGATION_COUNTS = ['inbox', 'streams'] as const;
export type NavigationCount = (typeof NAVIGATION_COUNTS)[number];

/** Maximum count in the navigation, shown as "99+". */
export const MAX_NAVIGATION_COUNTED = 100;
