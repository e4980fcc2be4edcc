let used = false;

/**
 * Returns whether the user has pressed a key or pointer since the last navigation. False in browsers without the Navigation API (all have it since
 * 2026).
 */
export const isUsedSinceArrival = (): boolean => used;

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('currententrychange', () => {
    used = false;
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
