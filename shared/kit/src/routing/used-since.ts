let used = false;

/**
 * Whether somebody has pressed a key or a pointer since the address changed last. Browsers that don't tell of changes (all do since 2026)
 * count as not used.
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
      // A key that is held down is still the one that led here.
      used ||= !repeat;
    },
    true,
  );
}
