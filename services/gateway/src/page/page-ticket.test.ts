import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

const REPORTS = '/api/reports/releases';
const NOON = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;

let site: StubSite;
beforeAll(async () => {
  site = await stubSite(undefined, { GATEWAY_KEY: 'k'.repeat(43) });
  site.answers.set(REPORTS, { status: 204 });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  site.calls.length = 0;
  return () => vi.useRealTimers();
});
afterAll(() => site.close());

const page = (cookie = '') => site.gateway.inject({ url: '/', headers: { cookie } });
const ticketOf = async () => String((await page()).headers['set-cookie']).split(';')[0] ?? '';
async function report(cookie?: string) {
  const headers = { ...(cookie !== undefined && { cookie }) };
  const answer = await site.gateway.inject({
    method: 'POST',
    url: REPORTS,
    headers,
    payload: { reports: [] },
  });
  expect(answer.statusCode).toBe(204);
  return site.calls.filter((url) => url === REPORTS).length;
}

it('gives a browser a ticket once a day, inaccessible to scripts and other sites', async () => {
  const first = String((await page()).headers['set-cookie']);
  expect(first).toMatch(
    /^__Host-boardwalk-page=[^;]+; Max-Age=691200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await page(await ticketOf())).headers['set-cookie']).toBeUndefined();
  const before = await ticketOf();
  vi.setSystemTime(NOON + DAY_MS);
  expect((await page(before)).headers['set-cookie']).toBeDefined();
});

it('gives all browsers the same ticket, without personal data', async () => {
  expect(await ticketOf()).toBe(await ticketOf());
});

it('accepts reports only with a ticket of the last eight days', async () => {
  const ticket = await ticketOf();
  expect(await report(ticket)).toBe(1);
  vi.setSystemTime(NOON + 7 * DAY_MS);
  expect(await report(ticket)).toBe(2);
  vi.setSystemTime(NOON + 8 * DAY_MS);
  expect(await report(ticket)).toBe(2);
});

it('responds to reports without a ticket, and ignores them', async () => {
  const [name = '', value = ''] = (await ticketOf()).split('=');
  const [day = '', signature = ''] = decodeURIComponent(value).split('.');
  const tomorrow = `${name}=${encodeURIComponent(`${Number(day) + 1}.${signature}`)}`;
  for (const cookie of [undefined, '', `${name}=`, `${name}=${day}`, tomorrow, `boardwalk-page=${value}`])
    expect(await report(cookie)).toBe(0);
});

it('requires no ticket if the gateway has no key', async () => {
  const open = await stubSite();
  open.answers.set(REPORTS, { status: 204 });
  expect((await open.gateway.inject({ url: '/' })).headers['set-cookie']).toBeUndefined();
  await open.gateway.inject({ method: 'POST', url: REPORTS, payload: { reports: [] } });
  expect(open.calls).toContain(REPORTS);
  await open.close();
});
