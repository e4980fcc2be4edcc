import type { Palette } from '../palette/palette.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';

/** Fraction of the lit windows that go on and off, and blinks of a beacon in one loop. */
const CHANGING = 0.12;
const BEACON_BLINKS = 12;

/** Returns a number between 0 and 1 that oscillates `times` in one loop: the last frame continues with the first. */
export function swing(time: number, times: number, shift = 0): number {
  return 0.5 + 0.5 * Math.sin(2 * Math.PI * (time * times + shift));
}

/** Returns the drawing at a moment of the loop (0 to 1): some windows are dark, beacons on the roofs blink. */
export function atMoment(shapes: readonly Shape[], ink: Palette, time: number): Shape[] {
  return shapes.map((shape, index) => {
    const { d, stroke } = shape.attributes;
    if (stroke === ink.signal && shape.tag === 'path')
      return {
        ...shape,
        attributes: { ...shape.attributes, opacity: swing(time, BEACON_BLINKS) > 0.5 ? 1 : 0.25 },
      };
    const isGlass = stroke === ink.window || stroke === ink.windowSoft || stroke === ink.windowDim;
    if (!isGlass || typeof d !== 'string') return shape;
    return { ...shape, attributes: { ...shape.attributes, d: litAt(d, index, time) } };
  });
}

/** Returns the windows of a path that are lit at a moment. Each changes twice in a loop, at a time of its own. */
function litAt(d: string, seed: number, time: number): string {
  const random = seeded(seed + 101);
  return d
    .split('M')
    .filter(Boolean)
    .filter(() => {
      const changes = random.chance(CHANGING);
      const off = random.between(0, 1);
      const lasts = random.between(0.2, 0.6);
      return !changes || (time - off + 1) % 1 > lasts;
    })
    .map((window) => `M${window}`)
    .join('');
}
