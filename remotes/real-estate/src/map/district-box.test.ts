import { cityMap } from '@boardwalk/artwork';
import { CITY_DISTRICTS } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { districtBox } from './district-box.ts';

it.each(CITY_DISTRICTS)('returns a box of %s around its label', (id) => {
  const box = districtBox(id);
  const label = cityMap().districts.find((district) => district.id === id)?.label;
  if (!box || !label) throw new Error(`The map has no ${id}.`);
  expect(label.x).toBeGreaterThan(box.left);
  expect(label.x).toBeLessThan(box.right);
  expect(label.y).toBeGreaterThan(box.top);
  expect(label.y).toBeLessThan(box.bottom);
});
