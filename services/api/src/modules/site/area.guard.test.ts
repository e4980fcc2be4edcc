import { areaOfEndpoint, endpointKeys } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { DEMO_DATA: 'on' } });
  token = await api.as('vera', 'OWNER');
  const { version, settings } = (await api.call('GET /api/site/settings', { token })).body;
  const body = { version, settings: { ...settings, areasOff: ['news' as const, 'docs' as const] } };
  expect((await api.call('PUT /api/site/settings', { token, body })).status).toBe(200);
});
afterAll(() => api.stop());

it('maps every endpoint of articles, docs and forms to its area', () => {
  const about = /\/(articles|feeds|docs|rules|forms|submissions|reviews|reviewers|interview-slots)(\/|$)/;
  expect(endpointKeys.filter((key) => about.test(key) && areaOfEndpoint(key) === undefined)).toEqual([]);
});

it.each([
  '/api/articles',
  '/api/docs/all',
  '/api/members/author/articles',
  '/api/feeds/news.xml',
  '/api/cards/articles/00000000-0000-4000-8000-000000000000/x.png',
])('responds to %s of a disabled area as to an unknown route', async (path) => {
  expectError(await api.call(`GET ${path}`, { token }), 404, 'ROUTE_NOT_FOUND');
});

it.each(['/api/%61rticles', '/api/%64ocs/all'])(
  'rejects the alternative spelling %s as well',
  async (path) => {
    expectError(await api.call(`GET ${path}`, { token }), 400, 'ADDRESS_UNREADABLE');
  },
);
