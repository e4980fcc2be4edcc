interface Point {
  at: string;
  viewers: number;
}

/** At most so many points, each the highest of its stretch: what a chart and its table can show. */
export function thin(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const each = Math.ceil(points.length / most);
  return Array.from({ length: Math.ceil(points.length / each) }, (_, at) =>
    points
      .slice(at * each, (at + 1) * each)
      .reduce((highest, point) => (point.viewers > highest.viewers ? point : highest)),
  );
}
