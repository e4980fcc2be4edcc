import type { CityDistrict, EndpointAnswer, NewProperty, Property, PropertyType } from '@boardwalk/contracts';
import { parseMoney } from '../../estate/money.ts';
import type { DescribedPicture } from '../../presentation/pictures.ts';

/** Values of the property form. Numbers are strings until they are sent. */
export type PropertyValues = {
  code: string;
  title: string;
  type: PropertyType;
  district: CityDistrict;
  address: string;
  point: { x: number; y: number };
  guidePrice: string;
  garage: string;
  rooms: string;
  area: string;
  description: string;
  /** A handle; empty for the city. */
  owner: string;
  images: DescribedPicture[];
};

/** @param point initial position of a new property. */
export function newValues(point: PropertyValues['point']): PropertyValues {
  return {
    code: '',
    title: '',
    type: 'apartment',
    district: 'lantern-quay',
    address: '',
    point,
    guidePrice: '',
    garage: '0',
    rooms: '0',
    area: '0',
    description: '',
    owner: '',
    images: [],
  };
}

export function valuesOf(property: Property): PropertyValues {
  const { code, title, type, district, address, point, guidePrice, garage, rooms, area } = property;
  return {
    code,
    title,
    type,
    district,
    address,
    point,
    description: property.description,
    guidePrice: String(guidePrice),
    garage: String(garage),
    rooms: String(rooms),
    area: String(area),
    owner: property.owner?.username ?? '',
    images: property.images.map(({ mediaId, alt }) => ({ mediaId, alt })),
  };
}

export function bodyOf(values: PropertyValues): NewProperty {
  const { guidePrice, garage, rooms, area, owner, ...rest } = values;
  return {
    ...rest,
    guidePrice: wholeOf(guidePrice),
    garage: wholeOf(garage),
    rooms: wholeOf(rooms),
    area: wholeOf(area),
    owner: owner.trim().replace(/^@/, '') || null,
  };
}

/** Parses a number: not a number if invalid, 0 if empty. */
function wholeOf(text: string): number {
  return text.trim() === '' ? 0 : (parseMoney(text) ?? Number.NaN);
}

export type SavedProperty = EndpointAnswer<'PUT /api/properties/:id'>;
