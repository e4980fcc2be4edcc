import type { Attributes, Shape } from './shape.ts';

export type Point = readonly [x: number, y: number];

/** Rounds to a tenth: finer than any screen shows, and it limits the size of the markup. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

export function fill(d: string, colour: string, more: Attributes = {}): Shape {
  return { tag: 'path', attributes: { d, fill: colour, ...more } };
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): Shape {
  return { tag: 'path', attributes: { d, fill: 'none', stroke: colour, strokeWidth: n(width), ...more } };
}

export function disc(x: number, y: number, r: number, colour: string, more: Attributes = {}): Shape {
  return { tag: 'circle', attributes: { cx: n(x), cy: n(y), r: n(r), fill: colour, ...more } };
}

export function oval(point: Point, rx: number, ry: number, colour: string, more: Attributes = {}): Shape {
  const [cx, cy] = point;
  return {
    tag: 'ellipse',
    attributes: { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill: colour, ...more },
  };
}

export function group(children: readonly Shape[], attributes: Attributes = {}): Shape {
  return { tag: 'g', attributes, children };
}

/** Places a drawing that is relative to its own origin. */
export function place(children: readonly Shape[], x: number, y: number, scale = 1, flip = false): Shape {
  const size = scale === 1 && !flip ? '' : ` scale(${flip ? `${-scale} ${scale}` : scale})`;
  return group(children, { transform: `translate(${n(x)} ${n(y)})${size}` });
}

/** Shows `children` only inside the outline `d`. The id has to be unique in the document. */
export function clipped(id: string, d: string, children: readonly Shape[]): Shape[] {
  const outline: Shape = { tag: 'clipPath', attributes: { id }, children: [fill(d, '#000')] };
  return [{ tag: 'defs', attributes: {}, children: [outline] }, group(children, { clipPath: `url(#${id})` })];
}

/** Path data of an axis-aligned box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Path data of an open, softly curved line through the points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  let previous = first;
  for (const point of rest) {
    const middle = n((previous[0] + point[0]) / 2);
    d += `C${middle} ${n(previous[1])} ${middle} ${n(point[1])} ${n(point[0])} ${n(point[1])}`;
    previous = point;
  }
  return d;
}

/** A lens: a flat stroke of a broad brush, pointed at both ends. */
export function lens(x: number, y: number, width: number, height: number): string {
  const [half, rise] = [n(width / 2), n(height)];
  return `M${n(x - width / 2)} ${n(y)}q${half} ${-rise} ${n(width)} 0q${-half} ${rise} ${-n(width)} 0z`;
}
