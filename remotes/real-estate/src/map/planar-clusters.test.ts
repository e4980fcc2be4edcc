import type { MapPoint } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { MAX_ZOOM, planarClusters } from './planar-clusters.ts';

const point = (code: string, x: number, y: number): MapPoint => [code, x, y, 90_000, 'sale'];
const CITY = { left: 0, top: 0, right: 1_200, bottom: 800 };

it('keeps the coordinates of points', () => {
  const points = [
    point('LQ-001', 0, 0),
    point('LQ-002', 1_200, 800),
    point('LQ-003', 505, 276),
    point('LQ-004', 30, 790),
  ];
  const items = planarClusters(points).within(CITY, MAX_ZOOM);
  expect(items).toHaveLength(4);
  for (const item of items) {
    const [, x, y] = points.find(([code]) => code === item.id) ?? [];
    expect(item.x).toBeCloseTo(x ?? -1, 6);
    expect(item.y).toBeCloseTo(y ?? -1, 6);
  }
});

it('clusters points closer than a price’s width at the zoom, in the north as in the south', () => {
  for (const y of [20, 780]) {
    const clusters = planarClusters([point('LQ-001', 500, y), point('LQ-002', 550, y)]);
    expect(clusters.within(CITY, 0)).toMatchObject([{ cluster: expect.any(Number), count: 2, x: 525 }]);
    // Twice as close: 100 pixels are between them.
    expect(clusters.within(CITY, 1)).toHaveLength(2);
  }
});

it('returns the zoom at which a cluster splits, and its points', () => {
  const clusters = planarClusters([point('LQ-001', 500, 400), point('LQ-002', 550, 400)]);
  const [joined] = clusters.within(CITY, -1);
  const cluster = joined?.cluster ?? 0;
  expect(clusters.splitsAt(cluster)).toBe(1);
  expect(clusters.of(cluster, 10).map(({ code }) => code)).toEqual(['LQ-001', 'LQ-002']);
});

it('never splits points at one place', () => {
  const clusters = planarClusters([point('LQ-001', 500, 400), point('LQ-002', 500, 400)]);
  const [joined] = clusters.within(CITY, MAX_ZOOM);
  expect(joined).toMatchObject({ count: 2 });
  expect(clusters.splitsAt(joined?.cluster ?? 0)).toBeGreaterThan(MAX_ZOOM);
});

it('returns the visible part, row by row', () => {
  const clusters = planarClusters([
    point('LQ-003', 900, 410),
    point('LQ-001', 100, 400),
    point('LQ-004', 100, 700),
    point('LQ-002', 500, 405),
  ]);
  expect(clusters.within({ left: 0, top: 300, right: 600, bottom: 800 }, 0).map(({ id }) => id)).toEqual([
    'LQ-001',
    'LQ-002',
    'LQ-004',
  ]);
});

it('shows a few of 50,000 points at any zoom', () => {
  let random = 7;
  const next = (most: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % (most + 1);
  };
  const many = Array.from({ length: 50_000 }, (_, at) => point(`LQ-${at}`, next(1_200), next(800)));
  const clusters = planarClusters(many);
  for (let zoom = -1; zoom <= MAX_ZOOM; zoom += 1) {
    const [width, height] = [700 / 2 ** zoom, 700 / 2 ** zoom];
    const box = { left: 400, top: 100, right: 400 + width, bottom: 100 + height };
    expect(clusters.within(box, zoom).length).toBeLessThan(200);
  }
});
