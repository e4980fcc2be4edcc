/** Widths of a toolbar's parts, in CSS pixels. */
export interface ToolbarWidths {
  /** Available width. */
  available: number;
  tool: number;
  /** The line between two groups. */
  divider: number;
}

/**
 * Returns the tools that fit into a toolbar; the others go into its menu, whose button takes the width of one tool.
 * @param groups ids of the tools, in display order.
 * @param order the same ids, by descending priority. An id that is missing here has the lowest.
 */
export function fittingTools(
  groups: readonly (readonly string[])[],
  order: readonly string[],
  { available, tool, divider }: ToolbarWidths,
): ReadonlySet<string> {
  const widthOf = (shown: ReadonlySet<string>) => {
    const used = groups.filter((group) => group.some((id) => shown.has(id))).length;
    return shown.size * tool + Math.max(used - 1, 0) * divider;
  };
  const all = groups.flat();
  if (widthOf(new Set(all)) <= available) return new Set(all);
  const ranked = [...all].sort((one, other) => rankOf(one, order) - rankOf(other, order));
  const shown = new Set<string>();
  for (const id of ranked) {
    if (widthOf(new Set([...shown, id])) + tool > available) break;
    shown.add(id);
  }
  return shown;
}

function rankOf(id: string, order: readonly string[]): number {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}
