import type { CityDistrict, PropertyType } from '@boardwalk/contracts';

/** A property of the demo community. Prices in whole dollars, the area in square metres. */
export interface DemoProperty {
  code: string;
  type: PropertyType;
  title: string;
  address: string;
  guidePrice: number;
  rooms: number;
  area: number;
  garage: number;
  x: number;
  y: number;
  district: CityDistrict;
}

type PropertyFacts = [
  type: PropertyType,
  title: string,
  address: string,
  guidePrice: number,
  rooms: number,
  area: number,
  garage: number,
  point: [x: number, y: number],
];

/** The properties of a district, numbered from 101 on. @param letters those of its codes. */
export function district(id: CityDistrict, letters: string, facts: readonly PropertyFacts[]): DemoProperty[] {
  return facts.map(([type, title, address, guidePrice, rooms, area, garage, [x, y]], at) => ({
    code: `${letters}-${101 + at}`,
    district: id,
    type,
    title,
    address,
    guidePrice,
    rooms,
    area,
    garage,
    x,
    y,
  }));
}
