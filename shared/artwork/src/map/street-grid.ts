import { n, type Point } from '../draw.ts';
import type { Survey } from './districts.ts';

function crossings(corners: readonly Point[], origin: Point, along: Point): number[] {
  const found: number[] = [];
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    const [edgeX, edgeY] = [x2 - x1, y2 - y1];
    const determinant = along[0] * edgeY - along[1] * edgeX;
    if (Math.abs(determinant) < 1e-9) return;
    const [deltaX, deltaY] = [x1 - origin[0], y1 - origin[1]];
    const onEdge = (along[1] * deltaX - along[0] * deltaY) / determinant;
    if (onEdge >= 0 && onEdge < 1) found.push((deltaX * edgeY - deltaY * edgeX) / determinant);
  });
  return found.sort((a, b) => a - b);
}

/** Parallel streets through a district, cut off at its border; `margin` is their distance from it. */
function parallels({ corners, label }: Survey, angle: number, pitch: number, margin: number): string {
  const radians = (angle * Math.PI) / 180;
  const along: Point = [Math.cos(radians), Math.sin(radians)];
  let d = '';
  for (let step = -40; step <= 40; step += 1) {
    const origin: Point = [label[0] - along[1] * step * pitch, label[1] + along[0] * step * pitch];
    const cuts = crossings(corners, origin, along);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [start, end] = [(cuts[index] ?? 0) + margin, (cuts[index + 1] ?? 0) - margin];
      if (end - start < pitch * 0.6) continue;
      d += `M${n(origin[0] + along[0] * start)} ${n(origin[1] + along[1] * start)}L${n(origin[0] + along[0] * end)} ${n(origin[1] + along[1] * end)}`;
    }
  }
  return d;
}

/** The side streets of one district as path data. */
export function streetsOf(survey: Survey): string {
  const { angle, pitch } = survey.grid;
  return parallels(survey, angle, pitch[0], 7) + parallels(survey, angle + 90, pitch[1], 7);
}

/** A closed outline with rounded corners. */
export function rounded(corners: readonly Point[], radius: number): string {
  const parts = corners.map(([x, y], index) => {
    const before = corners.at(index - 1) ?? [x, y];
    const after = corners[(index + 1) % corners.length] ?? [x, y];
    const towards = ([toX, toY]: Point): Point => {
      const length = Math.hypot(toX - x, toY - y) || 1;
      const reach = Math.min(radius, length / 2) / length;
      return [n(x + (toX - x) * reach), n(y + (toY - y) * reach)];
    };
    const [enter, leave] = [towards(before), towards(after)];
    return `${index === 0 ? 'M' : 'L'}${enter.join(' ')}Q${n(x)} ${n(y)} ${leave.join(' ')}`;
  });
  return `${parts.join('')}z`;
}
