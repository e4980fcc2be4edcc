import { box, disc, fill } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** Rings of light around a small source. */
export function glow(ink: Palette, x: number, y: number, r: number, strength = 1): Shape[] {
  return [
    disc(x, y, r * 7, ink.lamp, { opacity: n2(0.05 * strength) }),
    disc(x, y, r * 4, ink.lamp, { opacity: n2(0.09 * strength) }),
    disc(x, y, r * 2.1, ink.lamp, { opacity: n2(0.22 * strength) }),
  ];
}

function n2(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A promenade lamp with one globe, foot at (x, y). */
export function globeLamp(ink: Palette, x: number, y: number, height: number, strength = 1): Shape[] {
  const [r, pole, top] = [height * 0.062, height * 0.028, y - height];
  return [
    ...glow(ink, x, top, r, strength),
    fill(
      `${box(x - pole / 2, top + r, pole, height - r)}${box(x - pole * 1.3, y - height * 0.16, pole * 2.6, height * 0.16)}${box(x - pole * 2, y - height * 0.03, pole * 4, height * 0.03)}${box(x - r * 0.75, top + r * 0.7, r * 1.5, r * 0.5)}`,
      ink.ink,
    ),
    disc(x, top, r, ink.lamp),
    disc(x, top, r * 0.62, ink.lampCore),
  ];
}
