import { box, disc, fill, n, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

const [hub, radius, cabins] = [-232, 190, 16];

function around(count: number, r: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.1;
    return [Math.cos(angle) * r, hub + Math.sin(angle) * r] as const;
  });
}

/** The big wheel, 440 high, feet at the origin; every spoke and rim is a line, every bulb a dot. */
export function ferrisWheel(ink: Palette): Shape[] {
  const spokes = around(cabins, radius)
    .map(([x, y]) => `M0 ${hub}L${n(x)} ${n(y)}`)
    .join('');
  const bulbs = around(64, radius)
    .map(([x, y]) => `M${n(x)} ${n(y)}h0`)
    .join('');
  const inner = around(32, radius * 0.62)
    .map(([x, y]) => `M${n(x)} ${n(y)}h0`)
    .join('');
  const seats = around(cabins, radius)
    .map(([x, y]) => `M${n(x - 11)} ${n(y + 8)}h22l-3 18q-8 5 -16 0zM${n(x - 12)} ${n(y + 8)}q12 -13 24 0z`)
    .join('');
  const lit = around(cabins, radius)
    .map(([x, y]) => `M${n(x - 6)} ${n(y + 13)}h12`)
    .join('');
  return [
    disc(0, hub, radius * 1.16, ink.lamp, { opacity: 0.05 }),
    fill(
      polygon([
        [-9, hub],
        [-104, 0],
        [-84, 0],
        [0, hub + 16],
        [84, 0],
        [104, 0],
        [9, hub],
      ]),
      ink.ink,
    ),
    stroke(spokes, ink.bridge, 2.4),
    stroke(spokes, ink.rim, 0.8),
    disc(0, hub, radius, 'none', { stroke: ink.bridge, strokeWidth: 7 }),
    disc(0, hub, radius * 0.62, 'none', { stroke: ink.bridge, strokeWidth: 3.5 }),
    stroke(bulbs, ink.lamp, 13, { strokeLinecap: 'round', opacity: 0.24 }),
    stroke(bulbs, ink.lampCore, 4.6, { strokeLinecap: 'round' }),
    stroke(inner, ink.lamp, 3.6, { strokeLinecap: 'round' }),
    fill(seats, ink.ink),
    stroke(lit, ink.window, 6),
    disc(0, hub, 20, ink.ink),
    disc(0, hub, 11, ink.signal),
    fill(
      box(-130, -16, 260, 18) +
        polygon([
          [-60, -16],
          [-44, -52],
          [44, -52],
          [60, -16],
        ]),
      ink.ink,
    ),
    stroke('M-40 -34h80', ink.window, 14, { strokeDasharray: '12 5' }),
  ];
}
