/**
 * Applies a choice that was made before React had hydrated the select: on a server-rendered page, React resets the select to its own value and calls
 * no handler. For `ref`.
 */
export function restoreChoice(select: HTMLSelectElement | null): void {
  if (!select) return;
  const options = [...select.options];
  const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (!rendered || rendered.selected) return;
  const chosen = select.value;
  // In a task of its own: the choice itself can make React hydrate, between its `input` and its `change` event, and the latter already has the old
  // value.
  setTimeout(() => {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
