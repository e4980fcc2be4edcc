/** Returns the indexes of the best values in a row: none without a difference. */
export function bestIndexes(values: readonly (number | undefined)[], best: 'least' | 'most'): number[] {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const winner = best === 'least' ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, index) => (value === winner ? [index] : []));
}
