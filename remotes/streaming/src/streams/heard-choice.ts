/**
 * Makes a choice count that was made before the page's scripts were there: whoever is quick on a page that the server drew changes a select that nobody
 * listens to yet. For `ref`.
 */
export function heardChoice(select: HTMLSelectElement | null): void {
  if (!select) return;
  const options = [...select.options];
  const drawn = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (!drawn || drawn.selected) return;
  // React is in the middle of its work.
  queueMicrotask(() => select.dispatchEvent(new Event('change', { bubbles: true })));
}
