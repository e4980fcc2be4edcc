import type { NewProperty } from '@boardwalk/contracts';
import { MAP_PROPERTIES } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let staff: string;
let member: string;
beforeAll(async () => {
  api = await startTestApi();
  [staff, member] = await Promise.all([api.as('stella', 'STAFF'), api.as('mel')]);
});
afterAll(() => api.stop());

const add = async (code: string, more: Partial<NewProperty> = {}) => {
  const body = {
    code,
    title: 'Net loft above the slip',
    type: 'apartment',
    district: 'ropewalk',
    garage: 1,
    address: '4 Slipway',
    point: { x: 1_000, y: 600 },
    guidePrice: 120_000,
    ...more,
  };
  expect((await api.call('POST /api/properties', { token: staff, body })).status).toBe(201);
};
const map = async (query = '') => {
  const path = `GET /api/properties/map${query}` as 'GET /api/properties/map';
  return (await api.call(path, { token: member })).body;
};

it('returns every matching property, by code, with its position and price', async () => {
  expectError(await api.call('GET /api/properties/map'), 401, 'AUTHENTICATION_REQUIRED');
  await add('RW-002', { garage: 0 });
  await add('RW-001', { point: { x: 7, y: 9 } });
  await add('GI-001', { district: 'gannet-island', type: 'villa', guidePrice: 900_000 });
  expect(await map()).toEqual({
    points: [
      ['GI-001', 1_000, 600, 900_000, null],
      ['RW-001', 7, 9, 120_000, null],
      ['RW-002', 1_000, 600, 120_000, null],
    ],
    complete: true,
  });
  const codes = async (query: string) => (await map(query)).points.map(([code]) => code);
  expect(await codes('?district=ropewalk&garage=1')).toEqual(['RW-001']);
  expect(await codes('?minPrice=500000')).toEqual(['GI-001']);
  expect(await codes('?search=rw-')).toEqual(['RW-001', 'RW-002']);
  expect(await codes('?kind=any')).toEqual([]);
});

it('is limited, reports when there are more, and is no slower than a page may be', async () => {
  await api.database.sql(
    `INSERT INTO properties (code, title, type, district, address, x, y, guide_price, price, garage, rooms, area, description)
     SELECT 'ZZ-' || n, 'House ' || n, 'house', 'saltworks', n || ' Pan Row', n % 1000, n % 700, n, n, 0, 1, 50, '' FROM generate_series(1, $1::int) n`,
    [MAP_PROPERTIES],
  );
  const began = performance.now();
  const { points, complete } = await map();
  const took = performance.now() - began;
  expect([points.length, complete]).toEqual([MAP_PROPERTIES, false]);
  expect(took).toBeLessThan(3_000);
});
