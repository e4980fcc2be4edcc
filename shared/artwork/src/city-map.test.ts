import { CITY_DISTRICTS, CITY_SIZE, type CityDistrict, DISTRICT_NAMES } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { cityMap, districtAt } from './city-map.ts';
import { surveys } from './map/districts.ts';

function isInside(x: number, y: number, corners: readonly (readonly [number, number])[]): boolean {
  let inside = false;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

it('has the size and the districts of the contracts', () => {
  expect(cityMap()).toMatchObject(CITY_SIZE);
  expect(surveys.map(({ id }) => id)).toEqual(CITY_DISTRICTS);
  for (const { id, name } of surveys) expect(name).toBe(DISTRICT_NAMES[id as CityDistrict]);
});

it('has eight districts with names and ids of their own', () => {
  expect(cityMap().districts).toHaveLength(8);
  expect(new Set(cityMap().districts.map(({ name }) => name)).size).toBe(8);
  expect(new Set(cityMap().districts.map(({ id }) => id)).size).toBe(8);
});

it.each(surveys)('$name has its label and its streets inside its borders', (survey) => {
  const district = cityMap().districts.find(({ id }) => id === survey.id);
  const { x, y } = district?.label ?? { x: 0, y: 0 };
  expect(isInside(x, y, survey.corners)).toBe(true);
  const middles = [
    ...(district?.streets ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, x1, y1, x2, y2]) => [(Number(x1) + Number(x2)) / 2, (Number(y1) + Number(y2)) / 2] as const);
  expect(middles.length).toBeGreaterThan(4);
  for (const [middleX, middleY] of middles) expect(isInside(middleX, middleY, survey.corners)).toBe(true);
});

it('finds the district at a point, and none on the water', () => {
  for (const { id, label } of cityMap().districts) expect(districtAt(label)).toBe(id);
  expect(districtAt({ x: 700, y: 560 })).toBeUndefined();
});
