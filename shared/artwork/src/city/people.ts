import { fill, n } from '../draw.ts';
import type { Shape } from '../shape.ts';

/** Silhouettes 100 high with feet at the origin. */
const poses = {
  stand:
    'M-7 -92a7 8 0 1 1 14 0a7 8 0 1 1 -14 0zM-12 -74q12 -10 24 0l4 34q-3 3 -6 0l-1 -8l3 22h-4l-1 26h-7v-28h-1v28h-7l-1 -26h-4l3 -22l-1 8q-3 3 -6 0z',
  walk: 'M-3 -92a7 8 0 1 1 14 0a7 8 0 1 1 -14 0zM-9 -74q10 -9 20 -1q4 8 5 18l7 12q1 5 -4 4l-8 -13l-1 -5l0 13l4 8l8 19l9 14q-2 5 -6 4l-11 -14l-9 -17l-3 -3l-5 16l-14 19q-5 1 -6 -4l11 -18l4 -17l0 -15l-3 8l-8 9q-5 0 -4 -5l7 -10z',
} as const;

export type Pose = keyof typeof poses;

export type Figure = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly pose: Pose;
  readonly flip?: boolean;
};

/** One person, in one ink. */
export function person({ x, y, height, pose, flip }: Figure, colour: string): Shape {
  const scale = Math.round(height) / 100;
  return fill(poses[pose], colour, {
    transform: `translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})`,
  });
}

export function people(figures: readonly Figure[], colour: string): Shape[] {
  return figures.map((figure) => person(figure, colour));
}
