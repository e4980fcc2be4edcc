/** Returns the median of a list of numbers. @throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)];
  if (high === undefined) throw new Error('There is no median of nothing.');
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? high) + high) / 2 : high;
}

/** Returns the interquartile range. */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return at(0.75) - at(0.25);
}

/** Returns the slope of the line that fits some points best. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
