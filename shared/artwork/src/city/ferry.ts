import { box, disc, fill, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

function row(y: number, from: number, to: number, pitch: number, width: number): string {
  let d = '';
  for (let x = from; x < to; x += pitch) d += `M${x} ${y}h${width}`;
  return d;
}

/** The bay ferry from the side, heading right: 260 long, waterline at y = 0. */
export function ferry(ink: Palette): Shape[] {
  return [
    fill('M40 -66h120l8 -3h26l6 30h-166z', ink.paper),
    fill('M14 -42h228l-4 20h-218z', ink.paper),
    fill('M14 -42h60v20h-54zM40 -66h34v24h-34z', ink.paperShade),
    fill('M2 -24h258q-6 16 -18 26h-222q-14 -10 -18 -26z', ink.ink),
    fill('M2 -24h258l-3 6h-252z', ink.signal),
    fill(
      polygon([
        [74, -66],
        [80, -94],
        [104, -94],
        [102, -66],
      ]) + box(118, -74, 4, 8),
      ink.ink,
    ),
    fill('M79 -88h25l-.6 8h-26z', ink.signal),
    fill('M150 -69h44v-17h-38z', ink.paper),
    stroke('M158 -79h34', ink.window, 6),
    stroke('M132 -68v-38M132 -100l30 14', ink.ink, 2),
    disc(132, -107, 2.6, ink.lampCore),
    stroke(row(-54, 48, 190, 11, 7), ink.window, 8),
    stroke(row(-33, 24, 232, 9, 6), ink.window, 7),
    stroke('M14 -45h228M36 -68h126', ink.ink, 1.6),
    stroke('M12 -12h236', ink.inkSoft, 1.4),
  ];
}
