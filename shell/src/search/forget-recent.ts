import { localStore } from '@boardwalk/kit/storage';

/** What each member opened lately by the search: `boardwalk-recent:<member>`. */
export const RECENT_PREFIX = 'boardwalk-recent:';

/** Nobody who comes after them at this browser sees what members opened. */
export function forgetRecent(): void {
  for (const key of localStore.keys()) if (key.startsWith(RECENT_PREFIX)) localStore.removeItem(key);
}
