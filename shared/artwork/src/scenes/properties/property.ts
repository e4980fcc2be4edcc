import { night, type Palette } from '../../palette/night.ts';
import type { Scene } from '../scene.ts';
import { HOURS, type Hour } from './hours.ts';
import { WALL_PAINTS } from './walls.ts';

/** The frame of every picture of a property. */
export const FRAME = { width: 1200, height: 800 };

/** Where the ground under outside walls is. */
export const BASE = 660;

/** What pictures of properties are printed with: the inks of every hour and of every wall. */
const PAINTS = [...Object.values(night), ...Object.values(HOURS).flatMap(Object.values), ...WALL_PAINTS];

/** A picture for the market, painted at one hour of the evening. */
export function property(name: string, hour: Hour, alt: string, draw: Scene['draw']): Scene {
  return {
    name,
    ...FRAME,
    naturalWidth: 1440,
    variants: ['night'],
    print: 'cover',
    alt,
    paints: { night: PAINTS, morning: PAINTS },
    draw: (ink: Palette) => draw({ ...ink, ...HOURS[hour] }),
  };
}
