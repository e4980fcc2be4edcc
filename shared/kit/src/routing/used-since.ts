let used = false;
/** Location of the pending navigation, as the router's state has it. */
let pending: unknown;

/**
 * Returns whether the user has pressed a key or pointer since the last navigation began. False in browsers without the Navigation API (all have it
 * since 2026).
 */
export const isUsedSinceNavigation = (): boolean => used;

/**
 * Records the location of the router's pending navigation, undefined without one. It begins after the input that caused it, also when it replaces
 * another one, and ends when its page is shown.
 */
export function noteNavigation(location: unknown): void {
  if (location !== undefined && location !== pending) used = false;
  pending = location;
}

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('currententrychange', () => {
    // The address of a pending navigation changes last: input before that is already for the next page.
    if (pending === undefined) used = false;
  });
  window.addEventListener(
    'pointerdown',
    () => {
      used = true;
    },
    true,
  );
  window.addEventListener(
    'keydown',
    ({ repeat }) => {
      // A repeated key event belongs to the key press that caused the navigation.
      used ||= !repeat;
    },
    true,
  );
}
