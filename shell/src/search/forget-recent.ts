import { localStore } from '@boardwalk/kit/storage';

/** Storage key prefix of a member's recent entries: `boardwalk-recent:<member>`. */
export const RECENT_PREFIX = 'boardwalk-recent:';

/** Deletes the recent entries, so that the next user of this browser doesn't see them. */
export function forgetRecent(): void {
  for (const key of localStore.keys()) if (key.startsWith(RECENT_PREFIX)) localStore.removeItem(key);
}
