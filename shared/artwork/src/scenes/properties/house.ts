import { globeLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { box, fill, group, n, type Point, polygon, stroke } from '../../draw.ts';
import { seeded } from '../../random.ts';
import type { Shape } from '../../shape.ts';
import { canalHouse, cottage, manor, stilts } from './buildings/dwellings.ts';
import { fence, hedge, tree } from './parts/garden.ts';
import { windows } from './parts/opening.ts';
import { slope } from './parts/roof.ts';
import { canal, cliff, heights, hill, quay, quayLamps, saltFlats } from './places/index.ts';
import { BASE, FRAME, property } from './property.ts';
import { WALLS } from './walls.ts';

/** From the door to us. */
const PATH: readonly Point[] = [
  [560, BASE + 6],
  [640, BASE + 6],
  [740, 800],
  [460, 800],
];

/** The same house built the other way round. */
const mirrored = (shapes: readonly Shape[]): Shape[] => [
  group(shapes, { transform: `translate(${FRAME.width} 0) scale(-1 1)` }),
];

const onTheHill = property(
  'property-house-1',
  'rose',
  'A yellow house with a steep gable on the hill, smoke over its chimney, a picket fence and lit windows.',
  (ink) => [
    ...hill(ink, { seed: 21, light: 160 }),
    ...tree(1010, BASE + 10, 330, [ink.leaf, ink.hillNear], ink.ink, 2),
    ...cottage(ink, WALLS.ochre),
    fill(hedge(880, BASE + 14, 330, 50) + hedge(-10, BASE + 14, 330, 44), ink.hillNear),
    fill(
      polygon([
        [480, BASE + 10],
        [560, BASE + 10],
        [720, 800],
        [430, 800],
      ]),
      ink.plankLine,
      { opacity: 0.6 },
    ),
    ...globeLamp(ink, 240, 740, 240),
    fill(fence(-10, 770, 440, 80) + fence(716, 770, 500, 80), ink.paperShade),
  ],
);

const narrow = property(
  'property-house-2',
  'ember',
  'A narrow brick house with a stepped gable between its neighbours at the canal, a lantern at the green door.',
  (ink) => [
    ...canal(ink, { seed: 44, light: 880 }),
    ...canalHouse(ink, WALLS.brick, 475),
    fill(box(288, 330, 184, BASE - 330), WALLS.slate.shade),
    ...slope({ ...WALLS.slate }, { x: 284, y: 334, width: 192, height: 60, inset: 20 }),
    ...windows(ink, WALLS.slate, seeded(12), {
      x: 296,
      y: 350,
      columns: 2,
      rows: 3,
      pitch: [84, 96],
      size: [40, 60],
      lit: 0.4,
    }),
    fill(box(728, 360, 190, BASE - 360), WALLS.rose.shade),
    ...slope({ ...WALLS.rose }, { x: 722, y: 364, width: 202, height: 66, inset: 24 }),
    ...windows(ink, WALLS.rose, seeded(15), {
      x: 740,
      y: 376,
      columns: 2,
      rows: 3,
      pitch: [84, 92],
      size: [40, 58],
      lit: 0.4,
    }),
    stroke(`M590 ${BASE + 64}q14 70 -6 130M640 ${BASE + 64}q-10 70 8 130`, ink.lamp, 8, { opacity: 0.25 }),
    ...quayLamps(ink, [180, 1010], 704, 200),
    fill('M300 712q4 26 26 28h170q22 -4 28 -30q-112 12 -224 2z', ink.ink),
    stroke(`M310 ${n(716)}q100 10 204 -2`, ink.paperShade, 3),
  ],
);

const onStilts = property(
  'property-house-3',
  'ember',
  'A timber house on stilts above the salt pans, light in every window, the last red of the sky in the water.',
  (ink) => [
    ...saltFlats(ink, { seed: 3, light: 900 }),
    ...stilts(ink, WALLS.timber),
    fill('M930 724q6 24 30 26h170q26 -4 34 -30q-118 14 -234 4z', ink.ink),
  ],
);

const townHouse = property(
  'property-house-4',
  'blue',
  'A square house of white walls under a hipped roof, two chimneys, five lit windows and a hedge before it.',
  (ink) => [
    ...heights(ink, { seed: 27, light: 300 }),
    ...manor(ink, WALLS.chalk),
    fill(hedge(-10, 740, 470, 54) + hedge(740, 740, 470, 54), ink.hillNear),
    fill(polygon([...PATH]), ink.plankLine, { opacity: 0.6 }),
    ...[450, 750].flatMap((x) => globeLamp(ink, x, 744, 120)),
    ...tree(1000, BASE + 20, 300, [ink.leaf, ink.plankLine], ink.ink, 22),
  ],
);

const onTheCliff = property(
  'property-house-5',
  'rose',
  'A sage-green house on a cliff by the sea, the beam of the lighthouse passing over its steep gable.',
  (ink) => [
    ...cliff(ink, { seed: 48, light: 880 }),
    ...mirrored(cottage(ink, WALLS.sage)),
    fill(hedge(-10, BASE + 20, 320, 34) + hedge(900, BASE + 24, 310, 40), ink.hillNear),
  ],
);

const terrace = property(
  'property-house-6',
  'rose',
  'Three narrow houses of a terrace in ochre, sage and brick, each with its own door and lantern, street lamps before.',
  (ink) => [
    ...quay(ink, { seed: 58, light: 150 }),
    ...canalHouse(ink, WALLS.ochre, 220, WALLS.slate.shade),
    ...canalHouse(ink, WALLS.sage, 474, ink.signal),
    ...canalHouse(ink, WALLS.brick, 728),
    ...[130, 1070].flatMap((x) => globeLamp(ink, x, 734, 230)),
    ...people([{ x: 860, y: 724, height: 108, pose: 'walk', flip: true }], ink.ink),
  ],
);

export const houses = [onTheHill, narrow, onStilts, townHouse, onTheCliff, terrace];
