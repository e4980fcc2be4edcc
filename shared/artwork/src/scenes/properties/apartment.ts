import { globeLamp, roadLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { aerial, waterTank } from '../../city/rooftop.ts';
import { pine } from '../../city/trees.ts';
import { box, disc, fill, place, stroke } from '../../draw.ts';
import { flats } from './buildings/flats.ts';
import { hedge, tree } from './parts/garden.ts';
import { chimney, dormer, gable, slope } from './parts/roof.ts';
import { canal, hill, oldTown, quay, quayLamps, ropewalk } from './places/index.ts';
import { BASE, property } from './property.ts';
import { WALLS } from './walls.ts';

const mansard = property(
  'property-apartment-1',
  'rose',
  'An ochre apartment house on the quay with shutters and dormers, half of its windows lit, the bridge behind it.',
  (ink) => [
    ...quay(ink, { seed: 12, light: 960 }),
    ...chimney(WALLS.ochre, 420, 216, 74),
    ...chimney(WALLS.ochre, 800, 216, 74),
    ...slope(WALLS.ochre, { x: 312, y: 290, width: 576, height: 92, inset: 40 }),
    ...[392, 528, 672, 808].flatMap((x, at) =>
      dormer(ink, WALLS.ochre, { x, y: 282, size: 46, light: at % 3 === 0 ? 'dark' : 'lit' }),
    ),
    ...flats(ink, {
      wall: WALLS.ochre,
      x: 320,
      columns: 5,
      floors: 3,
      floorHeight: 87,
      seed: 5,
      door: WALLS.slate.shade,
      shutters: true,
    }),
    ...quayLamps(ink, [150, 1050], 720),
    ...people(
      [
        { x: 930, y: 712, height: 88, pose: 'walk', flip: true },
        { x: 250, y: 706, height: 84, pose: 'stand' },
      ],
      ink.ink,
    ),
  ],
);

const tall = property(
  'property-apartment-2',
  'ember',
  'A tall brick apartment house with iron balconies and a water tank on the roof, between the towers of the old town.',
  (ink) => [
    ...oldTown(ink, { seed: 31, light: 240, moon: [930, 84] }),
    place(waterTank(ink, ink.towerNear), 640, 176, 0.24),
    aerial(470, 172, 90, ink.ink),
    ...flats(ink, {
      wall: WALLS.brick,
      x: 376,
      columns: 4,
      floors: 5,
      floorHeight: 75,
      seed: 8,
      door: ink.tide,
      balconies: [0, 3],
    }),
    fill(box(364, 166, 472, 14), WALLS.brick.trim),
    ...tree(268, 720, 230, [ink.leaf, ink.plankLine], ink.ink, 4),
    ...globeLamp(ink, 940, 728, 220),
    ...people(
      [
        { x: 880, y: 720, height: 92, pose: 'stand' },
        { x: 908, y: 722, height: 84, pose: 'stand', flip: true },
      ],
      ink.ink,
    ),
  ],
);

const canalSide = property(
  'property-apartment-3',
  'blue',
  'A broad sage-green apartment house with arched windows at a canal, its lights broken up in the water.',
  (ink) => [
    ...canal(ink, { seed: 17, light: 420 }),
    ...slope(WALLS.sage, { x: 252, y: 322, width: 696, height: 70, inset: 60 }),
    ...chimney(WALLS.sage, 372, 262, 70),
    ...flats(ink, {
      wall: WALLS.sage,
      x: 264,
      columns: 6,
      floors: 2,
      floorHeight: 110,
      seed: 3,
      door: ink.signal,
      arched: true,
      balconies: [2, 3],
      pavement: 30,
    }),
    ...quayLamps(ink, [180, 1020], 704, 190),
    ...tree(1110, 700, 250, [ink.leaf, ink.plankLine], ink.ink, 9),
  ],
);

const onTheHill = property(
  'property-apartment-4',
  'rose',
  'A rose-coloured apartment house of three floors on the hill, balconies on its corners and a pine beside it.',
  (ink) => [
    ...hill(ink, { seed: 38, light: 1010 }),
    ...slope(WALLS.rose, { x: 358, y: 326, width: 484, height: 84, inset: 120 }),
    ...chimney(WALLS.rose, 640, 262, 74),
    ...flats(ink, {
      wall: WALLS.rose,
      x: 376,
      columns: 4,
      floors: 2,
      floorHeight: 108,
      seed: 23,
      door: WALLS.slate.roof,
      balconies: [0, 3],
      shutters: true,
    }),
    fill(pine(1010, BASE + 20, 420, 5) + pine(210, BASE + 16, 300, 8), ink.hillNear),
    fill(hedge(-10, 730, 420, 40) + hedge(790, 730, 420, 40), ink.hillNear),
    ...globeLamp(ink, 320, 744, 200),
  ],
);

const worksFlats = property(
  'property-apartment-5',
  'ember',
  'A lofty apartment house of pale stone by the rope sheds, a round lit window in its gable, light on every floor.',
  (ink) => [
    ...ropewalk(ink, { seed: 61, light: 960 }),
    fill(box(432, 234, 336, 20), WALLS.cream.face),
    ...gable(WALLS.cream, { x: 432, y: 248, width: 336, height: 110 }),
    disc(600, 206, 26, WALLS.cream.trim),
    disc(600, 206, 20, ink.window),
    fill(box(590, 244, 20, 14), ink.ink),
    stroke('M600 256v70', ink.ink, 3),
    ...flats(ink, {
      wall: WALLS.cream,
      x: 432,
      columns: 3,
      floors: 3,
      floorHeight: 100,
      seed: 40,
      door: WALLS.sage.shade,
      arched: true,
    }),
    ...roadLamp(ink, 330, 752, 330, -90),
    ...people(
      [
        { x: 820, y: 716, height: 92, pose: 'walk' },
        { x: 900, y: 720, height: 88, pose: 'stand', flip: true },
      ],
      ink.ink,
    ),
  ],
);

const harbourBlock = property(
  'property-apartment-6',
  'blue',
  'A slate-blue apartment house with a flat roof on the quay, balconies in the middle, aerials against the sky.',
  (ink) => [
    ...quay(ink, { seed: 83, light: 220 }),
    aerial(440, 206, 100, ink.ink),
    aerial(520, 206, 70, ink.ink, -1),
    place(waterTank(ink, ink.towerNear), 730, 206, 0.2),
    ...flats(ink, {
      wall: WALLS.slate,
      x: 320,
      columns: 5,
      floors: 4,
      floorHeight: 83,
      seed: 51,
      door: ink.lamp,
      balconies: [1, 3],
    }),
    fill(box(308, 204, 584, 14), WALLS.slate.trim),
    ...quayLamps(ink, [210, 990], 724),
    ...tree(1090, 716, 240, [ink.leaf, ink.plankLine], ink.ink, 14),
    ...people([{ x: 250, y: 716, height: 88, pose: 'walk' }], ink.ink),
  ],
);

export const apartments = [mansard, tall, canalSide, onTheHill, worksFlats, harbourBlock];
