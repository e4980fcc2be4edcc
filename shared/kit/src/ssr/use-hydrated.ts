import { useSyncExternalStore } from 'react';

/** The value never changes: React itself switches from the server snapshot to the client one. */
const never = () => () => {};

/**
 * Returns whether hydration is complete. False on the server and during hydration: render client-only values (clock, time zone, window) only after
 * that, so that both renderings match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
