import { globeLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { shopFront } from './buildings/shop-front.ts';
import { oldTown, quay, saltFlats } from './places/index.ts';
import { property } from './property.ts';
import { WALLS } from './walls.ts';

const fishmonger = property(
  'property-shop-1',
  'blue',
  'A fish shop near the salt pans with a blue striped awning, fish hung up in its two lit windows.',
  (ink) => [
    ...saltFlats(ink, { seed: 16, light: 1010 }),
    ...shopFront(ink, {
      wall: WALLS.cream,
      paint: WALLS.slate.shade,
      cloth: ink.sheetAlt,
      goods: 'fish',
      floors: 1,
      seed: 3,
      x: 190,
    }),
    ...people([{ x: 1010, y: 734, height: 150, pose: 'stand', flip: true }], ink.ink),
  ],
);

const bookshop = property(
  'property-shop-2',
  'ember',
  'A bookshop in the old town with a red awning, its windows full of spines, a passer-by on the pavement.',
  (ink) => [
    ...oldTown(ink, { seed: 77, light: 200 }),
    ...shopFront(ink, {
      wall: WALLS.rose,
      paint: WALLS.sage.shade,
      cloth: ink.signal,
      goods: 'books',
      floors: 2,
      seed: 9,
      x: 210,
    }),
    ...globeLamp(ink, 130, 744, 300),
    ...people([{ x: 760, y: 742, height: 156, pose: 'walk' }], ink.ink),
  ],
);

const bakery = property(
  'property-shop-3',
  'rose',
  'A bakery on the quay with a golden awning and loaves in the lit windows, two people waiting at the door.',
  (ink) => [
    ...quay(ink, { seed: 28, light: 140 }),
    ...shopFront(ink, {
      wall: WALLS.sage,
      paint: WALLS.brick.shade,
      cloth: ink.lamp,
      goods: 'bread',
      floors: 1,
      seed: 14,
      x: 230,
    }),
    ...people(
      [
        { x: 540, y: 738, height: 152, pose: 'stand' },
        { x: 490, y: 742, height: 146, pose: 'stand', flip: true },
      ],
      ink.ink,
    ),
    ...globeLamp(ink, 130, 744, 280),
  ],
);

export const shops = [fishmonger, bookshop, bakery];
