import { CITY_DISTRICTS, type CityDistrict, type PropertyType } from '@boardwalk/contracts';
import type { DemoProperty } from './demo-property.ts';

type Property = Pick<DemoProperty, 'code' | 'type' | 'district'>;

/** Drawings from outside that fit what a title says, by code. */
const CHOSEN: Record<string, string> = {
  'LQ-106': 'shop-1',
  'LQ-111': 'house-2',
  'LQ-113': 'warehouse-1',
  'TW-101': 'house-2',
  'TW-107': 'house-6',
  'TW-110': 'garage-2',
  'RW-101': 'warehouse-2',
  'RW-103': 'warehouse-1',
  'RW-107': 'garage-3',
  'RW-115': 'garage-1',
  'GI-102': 'house-5',
  'GI-103': 'villa-2',
  'GI-108': 'house-3',
  'GI-112': 'houseboat-3',
  'OE-105': 'shop-2',
  'OE-110': 'shop-3',
  'CH-103': 'house-1',
  'CH-109': 'shop-2',
  'SW-101': 'warehouse-3',
  'SW-106': 'shop-1',
  'SW-108': 'house-3',
  'SH-101': 'villa-3',
  'SH-105': 'villa-1',
  'SH-111': 'villa-2',
};

/** How many drawings there are of each type from outside. */
const DRAWN: Record<PropertyType, number> = {
  apartment: 6,
  house: 6,
  villa: 3,
  houseboat: 3,
  shop: 3,
  office: 3,
  warehouse: 3,
  garage: 3,
};

/** Where only some of them fit. They are taken in turns. */
const FITTING: Partial<Record<CityDistrict, Partial<Record<PropertyType, readonly number[]>>>> = {
  'lantern-quay': {
    apartment: [1, 3, 6, 3, 1, 6],
    house: [2, 6],
    warehouse: [1],
    houseboat: [1, 3],
    garage: [2],
  },
  tidewater: { apartment: [1, 3, 6, 5], house: [6, 2, 4], houseboat: [2, 1], warehouse: [1] },
  ropewalk: { apartment: [2, 5, 6, 5], house: [6, 2], warehouse: [2, 1, 2], garage: [3, 2, 1] },
  'gannet-island': { apartment: [4, 1], house: [5, 3, 4, 1], villa: [1, 2, 3], houseboat: [1, 3] },
  'old-exchange': { apartment: [1, 2, 6, 5, 2, 1], house: [2], office: [2, 1, 3], warehouse: [1] },
  'cable-hill': { apartment: [4, 2, 1], house: [4, 1, 5], villa: [3] },
  saltworks: { apartment: [6, 5, 3, 6], house: [3, 5, 3], warehouse: [3, 1, 3], garage: [1, 3] },
  'signal-heights': { apartment: [4, 1], house: [5, 4, 1], villa: [3, 1, 2] },
};

/** Rooms that several properties share, in turns. */
const INSIDE: Record<PropertyType, readonly (readonly string[])[]> = {
  apartment: [['bay-room', 'kitchen'], ['loft', 'kitchen'], ['kitchen', 'bay-room'], ['loft']],
  house: [['kitchen', 'bay-room'], ['bay-room'], ['kitchen']],
  villa: [
    ['bay-room', 'kitchen'],
    ['bay-room', 'loft'],
  ],
  houseboat: [['cabin', 'kitchen'], ['cabin']],
  shop: [['shop-counter']],
  office: [['office'], ['office', 'kitchen']],
  warehouse: [['office']],
  garage: [[]],
};

/** All drawings of a type. Each district begins with another one. */
function everyDrawing(type: PropertyType, district: CityDistrict): number[] {
  const start = CITY_DISTRICTS.indexOf(district);
  return Array.from({ length: DRAWN[type] }, (_, at) => 1 + ((start + at) % DRAWN[type]));
}

/** The names of the drawings that each property shows, from outside first. */
export function drawingsByCode(properties: readonly Property[]): Map<string, string[]> {
  const turns = new Map<string, number>();
  return new Map(
    properties.map(({ code, type, district }) => {
      const turn = turns.get(type + district) ?? 0;
      turns.set(type + district, turn + 1);
      const fitting = FITTING[district]?.[type] ?? everyDrawing(type, district);
      const rooms = INSIDE[type][turn % INSIDE[type].length] ?? [];
      const outside = CHOSEN[code] ?? `${type}-${fitting[turn % fitting.length]}`;
      return [code, [`property-${outside}`, ...rooms.map((room) => `interior-${room}`)]];
    }),
  );
}
