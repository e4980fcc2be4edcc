interface Point {
  at: string;
  viewers: number;
}

/** Reduces the points to a maximum number, each the highest of its interval, for a chart and its table. */
export function thin(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const each = Math.ceil(points.length / most);
  return Array.from({ length: Math.ceil(points.length / each) }, (_, at) =>
    points
      .slice(at * each, (at + 1) * each)
      .reduce((highest, point) => (point.viewers > highest.viewers ? point : highest)),
  );
}
