/**
 * Keeps something only while the page is there: not when it has been left, and not while the browser keeps it for the way back, where what
 * is open would cost it its place.
 * @param begin is called now, and each time that the page is taken up again.
 * @returns the way to stop, which leaves as well.
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
