import { box, fill, n, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

export type BridgeOptions = {
  readonly from: number;
  readonly to: number;
  readonly deck: number;
  readonly water: number;
  /** Positions of the two towers. */
  readonly towers: readonly [number, number];
  readonly rise: number;
  readonly weight: number;
  readonly colour: string;
};

function cableHeight(options: BridgeOptions, x: number): number {
  const { from, to, deck, rise, towers } = options;
  const sag = (start: number, end: number, startY: number, endY: number, depth: number) => {
    const share = (x - start) / (end - start);
    return startY + (endY - startY) * share + depth * 4 * share * (1 - share);
  };
  const top = deck - rise;
  if (x < towers[0]) return sag(from, towers[0], deck - 4, top, rise * 0.12);
  if (x > towers[1]) return sag(towers[1], to, top, deck - 4, rise * 0.12);
  return sag(towers[0], towers[1], top, top, rise * 0.86);
}

function cable(options: BridgeOptions): string {
  const { from, to, deck, rise, towers, weight } = options;
  const top = deck - rise;
  const middle = (towers[0] + towers[1]) / 2;
  return `M${n(from)} ${n(deck)}Q${n(from + (towers[0] - from) * 0.6)} ${n(deck - rise * 0.28)} ${towers[0]} ${n(top)}Q${n(middle)} ${n(top + rise * 1.72 - weight)} ${towers[1]} ${n(top)}Q${n(to - (to - towers[1]) * 0.6)} ${n(deck - rise * 0.28)} ${n(to)} ${n(deck)}`;
}

function portal(x: number, options: BridgeOptions): string {
  const { deck, rise, water, weight } = options;
  const [leg, gap, top] = [weight * 1.5, weight * 3.2, deck - rise - weight * 2];
  const cross = [0.02, 0.3, 0.62].map((share) =>
    box(x - gap, deck - rise * (1 - share), gap * 2, weight * 1.2),
  );
  return `${box(x - gap - leg / 2, top, leg, water - top)}${box(x + gap - leg / 2, top, leg, water - top)}${cross.join('')}${box(x - gap * 1.8, water - weight * 3, gap * 3.6, weight * 3)}`;
}

/** A suspension bridge seen from the side, with a lamp at every second hanger. */
export function bridge(ink: Palette, options: BridgeOptions): Shape[] {
  const { from, to, deck, weight, colour, rise } = options;
  const pitch = rise / 9;
  let hangers = '';
  let lamps = '';
  for (let x = from + pitch, index = 0; x < to; x += pitch, index += 1) {
    const y = cableHeight(options, x);
    if (deck - y > 3) hangers += `M${n(x)} ${n(y)}V${n(deck)}`;
    if (index % 2 === 0) lamps += `M${n(x)} ${n(deck - weight * 1.8)}h0`;
  }
  return [
    stroke(hangers, colour, weight * 0.28),
    stroke(cable(options), colour, weight * 0.8),
    fill(portal(options.towers[0], options) + portal(options.towers[1], options), colour),
    fill(box(from, deck, to - from, weight * 1.5), colour),
    stroke(lamps, ink.lamp, weight * 0.95, { strokeLinecap: 'round' }),
  ];
}
