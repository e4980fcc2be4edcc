import { carFromBehind } from '../../city/car.ts';
import { globeLamp, roadLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { box, fill, place, stroke } from '../../draw.ts';
import { arches, row, tram, workshop } from './buildings/garages.ts';
import { spill } from './parts/door.ts';
import { hill, oldTown, paving, ropewalk } from './places/index.ts';
import { BASE, property } from './property.ts';
import { WALLS } from './walls.ts';

const boxes = property(
  'property-garage-1',
  'ember',
  'Three garages in a row, the middle one open and lit with a car backed out of it, roofs of the hill behind.',
  (ink) => [
    ...hill(ink, { seed: 70, light: 900 }),
    ...paving(ink),
    ...row(ink, WALLS.cream, [WALLS.slate.face, 'open', WALLS.brick.face]),
    place(carFromBehind(ink), 600, 712, 0.56),
    ...globeLamp(ink, 60, 740, 250),
  ],
);

const underTheViaduct = property(
  'property-garage-2',
  'blue',
  'Garages in the brick arches of a viaduct, one open with a car in the lamplight, a tram crossing above.',
  (ink) => [
    ...oldTown(ink, { seed: 33, light: 700 }),
    ...tram(ink, 640),
    ...arches(ink),
    ...paving(ink),
    ...spill(ink, 600, BASE + 2, 240, 140),
    place(carFromBehind(ink), 600, 690, 0.5),
    ...people([{ x: 790, y: 716, height: 116, pose: 'stand', flip: true }], ink.ink),
  ],
);

const withPits = property(
  'property-garage-3',
  'rose',
  'A workshop with two gates by the rope sheds, a car before the open one, a spanner over the door.',
  (ink) => [
    ...ropewalk(ink, { seed: 26, light: 220 }),
    ...workshop(ink, WALLS.sage),
    place(carFromBehind(ink), 430, 706, 0.56),
    fill(box(1010, 560, 62, 128) + box(1002, 686, 80, 12), ink.signal),
    fill(box(1020, 576, 42, 34), ink.lampCore),
    stroke('M1072 590q34 6 30 50q-2 30 -22 30', ink.ink, 6),
    ...people([{ x: 640, y: 724, height: 120, pose: 'stand' }], ink.ink),
    ...roadLamp(ink, 130, 752, 360, 90),
  ],
);

export const garages = [boxes, underTheViaduct, withPits];
