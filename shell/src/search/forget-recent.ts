/** What each member opened lately by the search: `boardwalk-recent:<member>`. */
export const RECENT_PREFIX = 'boardwalk-recent:';

/** Nobody who comes after them at this browser sees what members opened. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(RECENT_PREFIX)) localStorage.removeItem(key);
}
