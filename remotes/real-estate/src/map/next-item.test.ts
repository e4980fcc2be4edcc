import { expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const item = (id: string, left: number, top: number) => ({ id, left, top });
const middle = item('middle', 100, 100);
const items = [
  item('above', 110, 10),
  item('left', 20, 90),
  middle,
  item('near', 150, 120),
  item('far', 300, 100),
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
