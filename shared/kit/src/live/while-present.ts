/**
 * Runs something only while the page is active: not after it was left, and not in the back/forward cache, which excludes pages with open connections.
 * @param begin called now, and each time the page is restored.
 * @returns a function that stops it, including `leave`.
 */
export function whilePresent(begin: () => void, leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', begin);
  begin();
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', begin);
  };
}
