import { useSyncExternalStore } from 'react';

/** Nothing ever changes it: React itself asks for one or the other. */
const never = () => () => {};

/**
 * Whether the page is the browser's own by now. False on the server and for the moment in which the browser takes over what the server
 * drew: whatever only a browser can know (its clock, zone, window) shows itself after that, and the two agree until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
