import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

let site: StubSite;
beforeEach(async () => {
  site = await stubSite();
});
afterEach(() => site.close());

it('a change of the site is on the next page, without the wait after the last question', async () => {
  const page = async () => (await site.gateway.inject({ url: '/', headers: { accept: 'text/html' } })).body;
  expect(await page()).not.toContain('Falkenried');
  const payload = { name: 'Falkenried' };
  const changed = await site.gateway.inject({ method: 'PUT', url: '/api/site/settings', payload });
  expect(changed.statusCode).toBe(200);
  expect(await page()).toContain('Falkenried');
});
