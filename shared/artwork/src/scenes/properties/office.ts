import { globeLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { counting, exchange, glassBlock } from './buildings/offices.ts';
import { oldTown, quay, quayLamps } from './places/index.ts';
import { property } from './property.ts';
import { WALLS } from './walls.ts';

const tower = property(
  'property-office-1',
  'ember',
  'An office block of glass at night in the old town, two of its floors still lit, desks behind the panes.',
  (ink) => [
    ...oldTown(ink, { seed: 54, light: 930 }),
    ...glassBlock(ink, [2, 5]),
    ...people([{ x: 660, y: 716, height: 96, pose: 'walk' }], ink.ink),
    ...globeLamp(ink, 240, 730, 230),
  ],
);

const columned = property(
  'property-office-2',
  'rose',
  'An office with columns and a pediment over wide steps, a flag on its roof, light in the hall behind.',
  (ink) => [
    ...oldTown(ink, { seed: 90, light: 320 }),
    ...exchange(ink, WALLS.cream),
    ...quayLamps(ink, [200, 1000], 736, 230),
    ...people(
      [
        { x: 440, y: 722, height: 98, pose: 'stand' },
        { x: 474, y: 724, height: 92, pose: 'stand', flip: true },
      ],
      ink.ink,
    ),
  ],
);

const shipping = property(
  'property-office-3',
  'blue',
  'A brick shipping office with a clock tower on the quay, its middle floor lit from end to end.',
  (ink) => [
    ...quay(ink, { seed: 65, light: 220 }),
    ...counting(ink, WALLS.brick),
    ...quayLamps(ink, [210, 980], 724),
    ...people([{ x: 760, y: 716, height: 96, pose: 'walk', flip: true }], ink.ink),
  ],
);

export const offices = [tower, columned, shipping];
