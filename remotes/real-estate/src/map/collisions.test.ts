import { describe, expect, it } from 'vitest';
import { labelOffsets, shiftFromButtons } from './collisions.ts';

const QUAY = { id: 'quay', name: 'Lantern Quay', x: 500, y: 300 };
const cluster = (x: number, y: number) => ({ x, y, cluster: 1 as const });
const price = (x: number, y: number) => ({ x, y, cluster: null });

describe('the labels of the map', () => {
  it('stay in place without an item on them', () => {
    expect(labelOffsets([QUAY], [cluster(500, 400), price(700, 300)], 1)).toEqual(new Map([['quay', 0]]));
  });

  it('are above an item that covers them', () => {
    const offset = labelOffsets([QUAY], [price(520, 300)], 1).get('quay');
    expect(offset).toBeLessThan(0);
  });

  it('are below it if there is another one above', () => {
    const offset = labelOffsets([QUAY], [price(500, 300), cluster(500, 262)], 1).get('quay');
    expect(offset).toBeGreaterThan(0);
  });

  it('are hidden if there is no space', () => {
    const column = [220, 260, 300, 340, 380].map((y) => cluster(500, y));
    expect(labelOffsets([QUAY], column, 1).has('quay')).toBe(false);
  });

  it('don’t cover each other', () => {
    const offsets = labelOffsets([QUAY, { ...QUAY, id: 'pier', name: 'Pier' }], [], 1);
    expect(offsets.get('quay')).toBe(0);
    expect(offsets.get('pier')).not.toBe(0);
  });

  it('depend on the distance on the screen, so that zooming in makes space', () => {
    const items = [cluster(500, 310)];
    expect(labelOffsets([QUAY], items, 1).get('quay')).not.toBe(0);
    expect(labelOffsets([QUAY], items, 4).get('quay')).toBe(0);
  });
});

describe('an item at the zoom buttons', () => {
  it('is moved out from under them', () => {
    const shift = shiftFromButtons(price(0, 0), { x: 780, y: 60 }, 800);
    expect(780 - shift + 38).toBeLessThanOrEqual(800 - 54);
  });

  it.each([
    ['below them', { x: 780, y: 160 }],
    ['left of them', { x: 600, y: 60 }],
  ])('stays in place %s', (_where, at) => {
    expect(shiftFromButtons(price(0, 0), at, 800)).toBe(0);
  });
});
