let used = false;
let pending = false;

/**
 * Returns whether the user has pressed a key or pointer since the last navigation began. False in browsers without the Navigation API (all have it
 * since 2026).
 */
export const isUsedSinceNavigation = (): boolean => used;

/** Notes whether the router has a pending navigation, which began with the input before it and ends when its page is shown. */
export function noteNavigation(isPending: boolean): void {
  if (isPending && !pending) used = false;
  pending = isPending;
}

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('currententrychange', () => {
    // The address of a pending navigation changes last: input before that is already for the next page.
    if (!pending) used = false;
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
