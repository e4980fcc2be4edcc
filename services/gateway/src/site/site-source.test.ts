import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';
import { createSiteSource } from './site-source.ts';

let site: StubSite;
beforeEach(async () => {
  site = await stubSite();
});
afterEach(() => site.close());

it('shows a change of the site on the next page, without waiting for the cache to expire', async () => {
  const page = async () => (await site.gateway.inject({ url: '/', headers: { accept: 'text/html' } })).body;
  expect(await page()).not.toContain('Falkenried');
  const payload = { name: 'Falkenried' };
  const changed = await site.gateway.inject({ method: 'PUT', url: '/api/site/settings', payload });
  expect(changed.statusCode).toBe(200);
  expect(await page()).toContain('Falkenried');
});

it('keeps the configuration after a change when an older response arrives', async () => {
  const stored = (await site.gateway.inject({ url: '/api/site' })).json<object>();
  const answers: ((name: string) => void)[] = [];
  const callApi = () =>
    new Promise<Response>((resolve) => {
      answers.push((name) => resolve(Response.json({ ...stored, name })));
    });
  const source = createSiteSource(callApi, () => {});
  const first = source.current();
  answers[0]?.('Before');
  expect((await first)?.name).toBe('Before');
  source.changed();
  const late = source.current();
  source.changed();
  const latest = source.current();
  answers[2]?.('After');
  expect((await latest)?.name).toBe('After');
  answers[1]?.('Before');
  expect((await late)?.name).toBe('After');
  expect((await source.current())?.name).toBe('After');
});
