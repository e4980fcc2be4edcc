import { glow } from '../city/lamp.ts';
import { cityMap } from '../city-map.ts';
import { clipped, disc, fill, n, place, polygon, stroke } from '../draw.ts';
import { type Palette, palettes } from '../palette/palette.ts';
import { type Shape, toDocument } from '../shape.ts';
import type { Scene } from './scene.ts';

const sea = `M-10 -10H1210V810H-10z`;

function soundings(ink: Palette): Shape[] {
  const round = { strokeLinejoin: 'round' };
  return [
    fill(sea, ink.waterDeep),
    stroke(cityMap().coast, ink.waterMid, 230, round),
    stroke(cityMap().coast, ink.waterDeep, 226, { ...round, opacity: 0.35 }),
    stroke(cityMap().coast, ink.waterMid, 150, round),
    stroke(cityMap().coast, ink.line, 97, { ...round, opacity: 0.35 }),
    stroke(cityMap().coast, ink.waterMid, 95, round),
    stroke(cityMap().coast, ink.line, 57, { ...round, opacity: 0.5 }),
    stroke(cityMap().coast, ink.water, 55, round),
    stroke(cityMap().coast, ink.line, 25, { ...round, opacity: 0.7 }),
    stroke(cityMap().coast, ink.water, 22.6, round),
  ];
}

const tints = ['landAlt', 'land', 'landAlt', 'land', 'landAlt', 'land', 'landAlt', 'land'] as const;

function land(ink: Palette): Shape[] {
  return [
    fill(cityMap().coast, ink.land),
    ...cityMap().districts.map(({ outline }, index) => fill(outline, ink[tints[index] ?? 'land'])),
    stroke(cityMap().contours, ink.line, 1.2, { opacity: 0.55 }),
    stroke(cityMap().piers, ink.landAlt, 6),
    stroke(cityMap().coast, ink.line, 2),
  ];
}

function lamps(ink: Palette): Shape[] {
  const side = cityMap()
    .districts.map(({ streets }) => streets)
    .join('');
  const main = cityMap().avenues.join('');
  return clipped('world-land', cityMap().coast, [
    stroke(side, ink.street, 1.3),
    stroke(side, ink.window, 1.9, { strokeDasharray: '1.9 17', opacity: 0.8 }),
    stroke(main, ink.lamp, 15, { opacity: 0.1 }),
    stroke(main, ink.avenueEdge, 6),
    stroke(main, ink.avenue, 3.6),
    stroke(main, ink.lamp, 3.2, { strokeLinecap: 'round', strokeDasharray: '0.1 13' }),
    stroke(cityMap().tramline, ink.tide, 2, { strokeDasharray: '8 4' }),
  ]);
}

function crossings(ink: Palette): Shape[] {
  return [
    stroke(cityMap().bridges, ink.avenueEdge, 8),
    stroke(cityMap().bridges, ink.avenue, 5),
    stroke(cityMap().bridges, ink.lamp, 3.2, { strokeLinecap: 'round', strokeDasharray: '0.1 12' }),
    stroke(cityMap().ferryLine, ink.signal, 2, {
      strokeDasharray: '2 8',
      strokeLinecap: 'round',
    }),
    ...cityMap().ferryStops.flatMap(({ x, y }) => [disc(x, y, 9, ink.paper), disc(x, y, 5.5, ink.signal)]),
  ];
}

function boat(ink: Palette, x: number, y: number, turn: number): Shape {
  const wake = stroke('M-16 -6Q-60 -12 -96 -26M-16 6Q-60 12 -96 26', ink.glint, 2, {
    opacity: 0.7,
    strokeLinecap: 'round',
  });
  const body = [
    wake,
    fill('M-20 -8H12Q24 -4 26 0Q24 4 12 8H-20Q-23 0 -20 -8z', ink.paper),
    fill('M-12 -4.500H8V4.500H-12z', ink.window),
    disc(-15, 0, 3, ink.signal),
  ];
  return { tag: 'g', attributes: { transform: `translate(${x} ${y}) rotate(${turn})` }, children: body };
}

function light(ink: Palette): Shape[] {
  const { x, y } = cityMap().lighthouse;
  return [
    fill(`M${x} ${y}L${x - 420} ${y + 30}L${x - 380} ${y + 150}z`, ink.lampCore, { opacity: 0.1 }),
    fill(`M${x} ${y}L${x - 300} ${y + 42}L${x - 278} ${y + 92}z`, ink.lampCore, { opacity: 0.14 }),
    ...glow(ink, x, y, 7),
    disc(x, y, 6, ink.lampCore),
  ];
}

function rose(ink: Palette): Shape {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const [angle, length] = [(index * Math.PI) / 4, index % 2 === 0 ? 52 : 30];
    const [tipX, tipY] = [Math.sin(angle) * length, -Math.cos(angle) * length];
    const [sideX, sideY] = [Math.cos(angle) * 7, Math.sin(angle) * 7];
    return `M0 0L${n(sideX + tipX * 0.24)} ${n(sideY + tipY * 0.24)}L${n(tipX)} ${n(tipY)}z`;
  });
  return place(
    [
      disc(0, 0, 62, 'none', { stroke: ink.line, strokeWidth: 1.6 }),
      disc(0, 0, 40, 'none', { stroke: ink.line, strokeWidth: 1.2, strokeDasharray: '2 5' }),
      fill(points.join(''), ink.paperShade),
      fill(
        polygon([
          [0, -74],
          [-6, -60],
          [6, -60],
        ]),
        ink.signal,
      ),
    ],
    130,
    680,
  );
}

function mapOfMeridian(ink: Palette): Shape[] {
  return [
    ...soundings(ink),
    ...light(ink),
    ...land(ink),
    ...lamps(ink),
    ...crossings(ink),
    boat(ink, 706, 500, 28),
    boat(ink, 262, 566, 172),
    ...light(ink).slice(2),
    rose(ink),
  ];
}

export const world: Scene = {
  name: 'world',
  width: 1200,
  height: 800,
  naturalWidth: 1440,
  variants: ['night', 'morning'],
  alt: 'Meridian from the air: eight districts round the bay, lamps along the avenues, the ferry on its line.',
  markup: (variant) => toDocument(mapOfMeridian(palettes[variant]), 1200, 800),
};
