import { globeLamp, roadLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { crates, loadingBay, longShed, saltStore } from './buildings/warehouses.ts';
import { docks, ropewalk, saltFlats } from './places/index.ts';
import { property } from './property.ts';
import { WALLS } from './walls.ts';

const onTheQuay = property(
  'property-warehouse-1',
  'rose',
  'Three brick warehouses with loading doors, hooks and beams on the quay, cranes to both sides.',
  (ink) => [
    ...docks(ink, { seed: 23, light: 320 }),
    ...loadingBay(ink, WALLS.brick, 222, 1),
    ...loadingBay(ink, WALLS.rose, 476, 2),
    ...loadingBay(ink, WALLS.ochre, 730, 0),
    ...crates(ink, [
      [870, 716, 62],
      [934, 716, 46],
      [880, 654, 44],
    ]),
    ...people(
      [
        { x: 620, y: 716, height: 94, pose: 'walk' },
        { x: 300, y: 712, height: 90, pose: 'stand' },
      ],
      ink.ink,
    ),
    ...globeLamp(ink, 1050, 730, 220),
  ],
);

const shed = property(
  'property-warehouse-2',
  'ember',
  'A long brick shed with a saw-toothed roof, its gate open on crates and lamplight, chimneys behind.',
  (ink) => [
    ...ropewalk(ink, { seed: 19, light: 820 }),
    ...longShed(ink, WALLS.brick),
    ...people([{ x: 690, y: 722, height: 92, pose: 'stand' }], ink.ink),
    ...roadLamp(ink, 120, 750, 330, 80),
  ],
);

const ofTimber = property(
  'property-warehouse-3',
  'blue',
  'A timber salt store under a round roof, a white heap behind its open gate, flat water to both sides.',
  (ink) => [
    ...saltFlats(ink, { seed: 40, light: 200 }),
    ...saltStore(ink),
    ...people([{ x: 800, y: 722, height: 96, pose: 'walk', flip: true }], ink.ink),
  ],
);

export const warehouses = [onTheQuay, shed, ofTimber];
