import { expect, it } from 'vitest';
import { barsPosition } from './place-of-bars.ts';

const frame = { left: 100, top: 200, width: 720 };
const size = { width: 560, height: 44 };
const lineAt = (top: number, left = 150) => ({ left, top, bottom: top + 24 });

it('places the bars above the selection', () => {
  expect(barsPosition({ start: lineAt(400), end: lineAt(400) }, frame, size)).toEqual({ top: 148, left: 50 });
});

it('places them below the selection where the sticky bars would cover them', () => {
  expect(barsPosition({ start: lineAt(150), end: lineAt(174) }, frame, size)).toEqual({ top: 6, left: 50 });
});

it.each([
  ['the end', 700, 160],
  ['the start', 20, 0],
])('keeps them inside of the column at %s', (_, left, expected) => {
  expect(barsPosition({ start: lineAt(400, left), end: lineAt(400) }, frame, size).left).toBe(expected);
});
