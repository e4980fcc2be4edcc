import { clock } from '@boardwalk/kit';
import { fetchSet } from '../federation/set/fetch-set.ts';

/** Returns the server's time, in milliseconds since 1970: fetched if no response has contained it yet. Offline it is the device's. */
export async function serverTime(): Promise<number> {
  if (!clock.isKnown()) await fetchSet().catch(() => {});
  return clock.now();
}
