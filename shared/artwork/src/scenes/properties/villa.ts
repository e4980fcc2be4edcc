import { globeLamp } from '../../city/lamp.ts';
import { fill, polygon } from '../../draw.ts';
import { glassHouse, palazzo, towered } from './buildings/villas.ts';
import { cypress, hedge } from './parts/garden.ts';
import { cliff, heights, hill } from './places/index.ts';
import { BASE, property } from './property.ts';
import { WALLS } from './walls.ts';

const onTheHeights = property(
  'property-villa-1',
  'rose',
  'A white villa with two wings and a lit loggia between cypresses, the lights of the city far below.',
  (ink) => [
    ...heights(ink, { seed: 5, light: 780 }),
    fill(
      cypress(214, BASE + 16, 330) + cypress(986, BASE + 16, 360) + cypress(160, BASE + 20, 250),
      ink.hillNear,
    ),
    ...palazzo(ink, WALLS.chalk),
    fill(
      polygon([
        [520, BASE],
        [680, BASE],
        [900, 800],
        [300, 800],
      ]),
      ink.paperShade,
      { opacity: 0.4 },
    ),
    fill(hedge(-10, 740, 380, 46) + hedge(840, 740, 380, 46), ink.hillNear),
    ...[380, 820].flatMap((x) => globeLamp(ink, x, 742, 130)),
  ],
);

const ofGlass = property(
  'property-villa-2',
  'blue',
  'A modern villa of white slabs and glass above the sea, light from its rooms in a turquoise pool.',
  (ink) => [
    ...cliff(ink, { seed: 14, light: 260 }),
    ...glassHouse(ink),
    fill(cypress(1040, 690, 280) + cypress(1096, 700, 220), ink.hillNear),
  ],
);

const withTower = property(
  'property-villa-3',
  'ember',
  'A rose-coloured villa with a look-out tower and a pennant on the hill, cypresses before the last light.',
  (ink) => [
    ...hill(ink, { seed: 52, light: 1000, moon: [180, 110] }),
    fill(
      cypress(930, BASE + 12, 340) +
        cypress(990, BASE + 12, 280) +
        cypress(1050, BASE + 14, 230) +
        cypress(214, BASE + 12, 240),
      ink.leaf,
    ),
    ...towered(ink, WALLS.rose),
    fill(hedge(-10, 760, 420, 56) + hedge(880, 760, 340, 56), ink.hillNear),
    fill(
      polygon([
        [610, BASE + 44],
        [716, BASE + 44],
        [860, 800],
        [470, 800],
      ]),
      ink.plankLine,
      { opacity: 0.5 },
    ),
  ],
);

export const villas = [onTheHeights, ofGlass, withTower];
