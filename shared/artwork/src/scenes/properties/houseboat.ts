import { globeLamp } from '../../city/lamp.ts';
import { bulbs } from '../../city/rooftop.ts';
import { box, disc, fill, stroke } from '../../draw.ts';
import { cabin, hull, moored, pots, stovePipe, WATERLINE } from './buildings/boats.ts';
import { eveningSky, ridge, sea, shoreTown } from './places/evening.ts';
import { gableRow } from './places/waterside.ts';
import { property } from './property.ts';
import { WALLS } from './walls.ts';

const barge = property(
  'property-houseboat-1',
  'rose',
  'A long houseboat with a white cabin and a string of lamps, moored in the bay; its windows shine in the water.',
  (ink) => {
    const boat = [
      ...stovePipe(ink, 700, 376),
      ...cabin(ink, WALLS.chalk, 330, 470, 128, 5),
      ...cabin(ink, WALLS.brick, 830, 120, 168, 1),
      ...hull(ink, { wall: WALLS.chalk, hull: WALLS.slate.roof, stripe: ink.signal }, 180, 1080),
      ...pots(ink, [260, 300, 990], WATERLINE - 84),
      ...bulbs(ink, [250, 400], [830, 330], 24, 14),
      stroke('M250 520V396', ink.ink, 6),
    ];
    return [
      ...eveningSky(ink, { seed: 4, light: 860 }, 470),
      ...shoreTown(ink, { seed: 4, light: 860 }, { horizon: 470, from: -20, to: 620, rise: 190 }),
      ...sea(ink, { seed: 4, light: 860 }, 470),
      ...moored(ink, boat, [390, 480, 570, 660, 750, 890]),
    ];
  },
);

const twoDecks = property(
  'property-houseboat-2',
  'ember',
  'A houseboat of two decks with sage-green walls in a canal, dark gables behind, lamplight on the water.',
  (ink) => {
    const boat = [
      ...cabin(ink, WALLS.sage, 420, 330, 104, 3, WATERLINE - 208),
      ...stovePipe(ink, 690, 276),
      ...cabin(ink, WALLS.sage, 300, 560, 122, 5),
      stroke('M314 384V346H406M764 346H846V384M340 346V384M372 346V384M800 346V384', WALLS.sage.trim, 5),
      ...hull(ink, { wall: WALLS.sage, hull: WALLS.brick.shade, stripe: WALLS.sage.trim }, 210, 990, 14),
      ...pots(ink, [352, 388, 800], 386),
      ...pots(ink, [900, 936], WATERLINE - 84),
    ];
    return [
      ...eveningSky(ink, { seed: 9, light: 940, moon: [240, 110] }, 560),
      ...gableRow(ink, 71, -20, 1230, 540),
      fill(box(0, 536, 1200, 30), ink.towerNearShade),
      fill(box(0, 536, 1200, 6), ink.plankLine),
      ...globeLamp(ink, 1090, 540, 170),
      fill(box(0, 566, 1200, 240), ink.waterMid),
      ...moored(ink, boat, [350, 460, 570, 680, 790, 1090]),
    ];
  },
);

const tug = property(
  'property-houseboat-3',
  'blue',
  'An old tug turned into a home, red funnel and round-topped cabin, at anchor before the hills at the blue hour.',
  (ink) => {
    const boat = [
      fill(box(636, 280, 82, 130), ink.signal),
      fill(box(630, 272, 94, 20) + box(636, 316, 82, 16), ink.ink),
      fill('M680 268q-22 -34 16 -58q30 -22 20 -52q36 30 6 66q-28 24 -22 44z', ink.star, { opacity: 0.25 }),
      ...cabin(ink, WALLS.ochre, 350, 500, 118, 5),
      ...cabin(ink, WALLS.cream, 372, 200, 104, 2, WATERLINE - 212),
      stroke('M470 272V170M470 180L900 400M470 180L230 480', ink.ink, 4),
      disc(470, 166, 6, ink.lampCore),
      ...hull(ink, { wall: WALLS.ochre, hull: ink.ink, stripe: ink.lamp }, 190, 1030, 46),
      ...[300, 900].flatMap((x) => [
        disc(x, WATERLINE - 52, 24, 'none', { stroke: ink.street, strokeWidth: 11 }),
      ]),
    ];
    return [
      ...eveningSky(ink, { seed: 6, light: 300 }, 460),
      ridge(ink, 8, 460, 190),
      ...shoreTown(ink, { seed: 6, light: 300 }, { horizon: 460, from: 720, to: 1230, rise: 90 }),
      ...sea(ink, { seed: 6, light: 300 }, 460),
      ...moored(ink, boat, [410, 500, 590, 690, 780]),
    ];
  },
);

export const houseboats = [barge, twoDecks, tug];
