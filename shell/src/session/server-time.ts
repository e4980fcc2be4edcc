import { clock } from '@boardwalk/kit';
import { fetchSet } from '../federation/set/fetch-set.ts';

/** The server's time, in milliseconds since 1970: asked for where no answer has stated it yet. Without a connection it is the device's. */
export async function serverTime(): Promise<number> {
  if (!clock.isKnown()) await fetchSet().catch(() => {});
  return clock.now();
}
