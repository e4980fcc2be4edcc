import { ferry } from '../city/ferry.ts';
import { person } from '../city/people.ts';
import { reflection } from '../city/water.ts';
import { box, disc, fill, group, oval, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import { swing } from './moving-lights.ts';

/** The part of the drawing that is filmed. */
export const FRAME = { x: 570, y: 236, width: 1344, height: 756 } as const;
/** The edge of the promenade in front. */
export const PROMENADE = 920;

/** Returns the position of something that crosses `times` in one loop, as a fraction of the way. */
const crossing = (time: number, times: number, shift: number) => (time * times + shift) % 1;

const BRIDGE = { from: 150, to: 1240, deck: 592 };
const BRIDGE_CARS = Array.from({ length: 15 }, (_, index) => ({
  shift: (index * 0.382) % 1,
  times: 1 + (index % 3 === 0 ? 1 : 0),
  leaves: index % 2 === 0,
}));

/** Cars on the bridge, of which only the lamps are visible: white towards the viewer, red away. */
export function bridgeCars(ink: Palette, time: number): Shape[] {
  return BRIDGE_CARS.flatMap(({ shift, times, leaves }) => {
    const share = crossing(time, times, shift);
    const x = BRIDGE.from + (BRIDGE.to - BRIDGE.from) * (leaves ? share : 1 - share);
    const y = BRIDGE.deck - (leaves ? 0 : 3);
    const colour = leaves ? ink.signal : ink.lampCore;
    return [disc(x, y, 7, colour, { opacity: 0.2 }), disc(x, y, 2.6, colour)];
  });
}

/** The ferry on its way over the bay, rocking, with its light on the water. */
export function crossingFerry(ink: Palette, time: number): Shape[] {
  const x = FRAME.x - 420 + crossing(time, 1, 0.42) * (FRAME.width + 560);
  const y = 786 + 3 * swing(time, 5);
  const tilt = (swing(time, 5, 0.25) - 0.5) * 1.2;
  const wake = `M${x - 40} ${y + 10}q-120 ${6 + 5 * swing(time, 9)} -300 2q170 -12 300 -12z`;
  return [
    fill(wake, ink.paper, { opacity: 0.35 }),
    group(
      [
        fill(reflection({ x: 150, y: 12, length: 96, width: 190, seed: 4 }), ink.lamp, { opacity: 0.5 }),
        fill(reflection({ x: 120, y: 14, length: 60, width: 90, seed: 6 }), ink.lampCore, { opacity: 0.5 }),
      ],
      { transform: `translate(${(x + 8 * swing(time, 7)).toFixed(1)} ${y.toFixed(1)})` },
    ),
    group([place(ferry(ink), 0, 0, 1.25)], {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(2)} 150 0)`,
    }),
  ];
}

/** A car from the side, 150 long, wheels on the origin line, driving right. */
function sideCar(ink: Palette, colour: string): Shape[] {
  return [
    oval([75, 2], 88, 6, ink.ink, { opacity: 0.6 }),
    fill('M146 -20L300 -4V10L146 -12z', ink.lampCore, { opacity: 0.16 }),
    fill('M2 -12q0 -22 18 -25l18 -3q18 -24 42 -24q26 0 42 24l16 4q12 4 12 16v8h-148z', colour),
    fill('M46 -40q12 -17 28 -17v17zM79 -57q18 0 30 17h-30z', ink.skyGlow, { opacity: 0.55 }),
    stroke('M4 -14h142', ink.ink, 5),
    disc(34, -11, 13, ink.ink),
    disc(118, -11, 13, ink.ink),
    disc(34, -11, 5, ink.paperShade),
    disc(118, -11, 5, ink.paperShade),
    disc(144, -25, 4, ink.lampCore),
    disc(144, -25, 14, ink.lamp, { opacity: 0.3 }),
    fill(box(1, -30, 5, 8), ink.signal),
    disc(3, -26, 13, ink.signal, { opacity: 0.25 }),
  ];
}

/** Cars on the road along the water; the way is longer than the frame, so that no car is always visible. */
export function promenadeCars(ink: Palette, time: number): Shape[] {
  const way = FRAME.width + 1500;
  const at = (times: number, shift: number) => FRAME.x - 400 + crossing(time, times, shift) * way;
  const bounce = 1.4 * swing(time, 22);
  return [
    place(sideCar(ink, ink.inkSoft), at(2, 0.1), 970 - bounce, 0.94),
    place(sideCar(ink, ink.signal), at(2, 0.62), 974 - bounce, 1),
    place(sideCar(ink, ink.paperShade), 2 * FRAME.x + FRAME.width - at(3, 0.3), 950, 0.82, true),
  ];
}

const WALKERS = [
  { shift: 0.3, height: 58, left: false },
  { shift: 0.335, height: 54, left: false },
  { shift: 0.7, height: 60, left: true },
  { shift: 0.94, height: 56, left: false },
] as const;

/** Pedestrians on the promenade: each step lifts them a little. */
export function walkers(ink: Palette, time: number): Shape[] {
  return WALKERS.map(({ shift, height, left }, index) => {
    const share = crossing(time, 1, shift);
    const step = 2.2 * Math.abs(Math.sin(2 * Math.PI * (time * 14 + index * 0.3)));
    const x = FRAME.x - 60 + (left ? 1 - share : share) * (FRAME.width + 120);
    return person({ x, y: PROMENADE + 8 - step, height, pose: 'walk', flip: left }, ink.ink);
  });
}
