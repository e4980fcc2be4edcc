import { expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const place = (id: string, left: number, top: number) => ({ id, left, top });
const middle = place('middle', 100, 100);
const items = [
  place('above', 110, 10),
  place('left', 20, 90),
  middle,
  place('near', 150, 120),
  place('far', 300, 100),
];

it.each([
  ['ArrowRight', 'near'],
  ['ArrowLeft', 'left'],
  ['ArrowUp', 'above'],
  ['ArrowDown', undefined],
  ['Home', 'above'],
  ['End', 'far'],
  ['Enter', undefined],
])('moves with %s to %s', (key, id) => {
  expect(nextItem(items, middle, key)?.id).toBe(id);
});
