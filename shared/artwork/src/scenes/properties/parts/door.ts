import { glow } from '../../../city/lamp.ts';
import { box, disc, fill, n, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import type { Wall } from '../walls.ts';

/** A front door with a fanlight and two steps; (x, y) is the middle of its threshold. */
export function frontDoor(
  ink: Palette,
  wall: Wall,
  { x, y, height, colour }: { x: number; y: number; height: number; colour: string },
): Shape[] {
  const width = height * 0.46;
  const [left, top] = [x - width / 2, y - height];
  const panel = (dx: number, dy: number, high: number) =>
    box(left + width * dx, top + height * dy, width * 0.28, height * high);
  return [
    fill(box(left - 8, top - 8, width + 16, height + 8), wall.trim),
    fill(box(left, top, width, height), colour),
    fill(box(left, top, width, height * 0.2), ink.windowSoft),
    stroke(`M${n(x)} ${n(top)}v${n(height * 0.2)}`, wall.trim, 3),
    stroke(`M${n(left)} ${n(top + height * 0.2)}h${n(width)}`, wall.trim, 4),
    fill(panel(0.14, 0.28, 0.26) + panel(0.58, 0.28, 0.26), ink.ink, { opacity: 0.25 }),
    fill(panel(0.14, 0.62, 0.28) + panel(0.58, 0.62, 0.28), ink.ink, { opacity: 0.25 }),
    disc(left + width * 0.86, top + height * 0.58, Math.max(2.5, height * 0.022), ink.lamp),
    fill(box(left - 18, y, width + 36, 9), wall.trim),
    fill(box(left - 30, y + 9, width + 60, 9), wall.shade),
  ];
}

/** A lantern on a bracket at the wall. */
export function wallLantern(ink: Palette, x: number, y: number, size: number): Shape[] {
  return [
    ...glow(ink, x, y, size * 0.55, 1.2),
    fill(
      polygon([
        [x - size * 0.55, y - size * 0.7],
        [x, y - size * 1.3],
        [x + size * 0.55, y - size * 0.7],
      ]),
      ink.ink,
    ),
    fill(
      polygon([
        [x - size * 0.42, y - size * 0.7],
        [x + size * 0.42, y - size * 0.7],
        [x + size * 0.28, y + size * 0.5],
        [x - size * 0.28, y + size * 0.5],
      ]),
      ink.lampCore,
    ),
    stroke(`M${n(x - size * 0.3)} ${n(y + size * 0.55)}h${n(size * 0.6)}`, ink.ink, size * 0.16),
  ];
}

/** Light that falls on the ground before something lit; (x, y) is the middle of its upper edge. */
export function spill(ink: Palette, x: number, y: number, width: number, reach: number): Shape[] {
  const pool = (spread: number) =>
    `M${n(x - width / 2)} ${n(y)}h${n(width)}L${n(x + width * spread)} ${n(y + reach * 0.8)}Q${n(x)} ${n(y + reach * 1.25)} ${n(x - width * spread)} ${n(y + reach * 0.8)}z`;
  return [fill(pool(0.85), ink.lamp, { opacity: 0.1 }), fill(pool(0.62), ink.lamp, { opacity: 0.14 })];
}
