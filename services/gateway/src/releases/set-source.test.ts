import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

let site: StubSite;
beforeEach(async () => {
  site = await stubSite();
});
afterEach(() => site.close());

/** Slightly longer than the gateway's cache time of a plan. */
const REFRESHED_MS = 550;

async function answer(headers: Record<string, string> = {}) {
  const response = await site.gateway.inject({ url: '/release-set', headers });
  const signed = response.statusCode === 200 ? response.json<{ payload: string }>() : undefined;
  const set = JSON.parse(signed?.payload ?? 'null') as {
    seq: number;
    channel: string;
    expiresAt: string;
  } | null;
  return { status: response.statusCode, headers: response.headers, set };
}

it('never uses a set older than the plan', async () => {
  expect((await answer()).set?.seq).toBe(1);
  site.setPlan({ seq: 2, canaries: [] });
  site.lagBehind(1, 1);
  await wait(REFRESHED_MS);
  expect((await answer()).set?.seq).toBe(2);
});

it('serves the known set if no process has the plan’s set yet, and fetches again on the next call', async () => {
  await answer();
  site.setPlan({ seq: 2, canaries: [] });
  site.lagBehind(1, 1, 1, 1);
  await wait(REFRESHED_MS);
  const first = await answer();
  expect([first.set?.seq, first.headers['x-boardwalk-release-set']]).toEqual([1, 'last-known']);
  expect((await answer()).set?.seq).toBe(2);
});

it('doesn’t revert to an older plan of a process that lags slightly', async () => {
  site.setPlan({ seq: 5, canaries: [] });
  expect((await answer()).set?.seq).toBe(5);
  site.setPlan({ seq: 4, canaries: [] });
  await wait(REFRESHED_MS);
  expect((await answer()).set?.seq).toBe(5);
});

it('never falls back to a staff set for visitors', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const token = await site.issue({ kind: 'staff', expiresAt });
  expect((await answer({ cookie: `__Host-boardwalk-channel=${token}` })).set?.channel).toBe('staff');
  site.setApiDown(true);
  await wait(REFRESHED_MS);
  expect((await answer()).status).toBe(503);
});

it('fetches immediately while it knows no set, so that pages are available as soon as the API is', async () => {
  const page = async () =>
    (await site.gateway.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode;
  site.setApiDown(true);
  expect([await page(), (await answer()).status]).toEqual([503, 503]);
  site.setApiDown(false);
  expect([await page(), (await answer()).status]).toEqual([200, 200]);
});

it('doesn’t wait long for a hanging API if it has a set to serve', async () => {
  await site.gateway.inject('/');
  site.setApiHanging(true);
  await wait(1100);
  const start = Date.now();
  const page = await site.gateway.inject('/');
  expect([page.statusCode, page.headers['x-boardwalk-release-set']]).toEqual([200, 'last-known']);
  expect(Date.now() - start).toBeLessThan(1900);
});

it('renews a set in time, while the current one is served', async () => {
  const first = (await answer()).set;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect((await answer()).set?.expiresAt).toBe(first?.expiresAt);
    await expect.poll(async () => (await answer()).set?.expiresAt).not.toBe(first?.expiresAt);
    const before = site.queries.length;
    for (let call = 0; call < 5; call += 1) await answer();
    expect(site.queries).toHaveLength(before);
  } finally {
    vi.useRealTimers();
  }
});

it('waits for a new set once the current one has expired, and serves that if there is none', async () => {
  const first = (await answer()).set;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 30 * 3_600_000);
    expect(Date.parse((await answer()).set?.expiresAt ?? '')).toBeGreaterThan(Date.now());
    vi.setSystemTime(Date.now() + 30 * 3_600_000);
    site.setApiDown(true);
    const last = await answer();
    expect([last.status, last.headers['x-boardwalk-release-set']]).toEqual([200, 'last-known']);
    expect(last.set?.expiresAt).not.toBe(first?.expiresAt);
  } finally {
    vi.useRealTimers();
  }
});

it('fetches a set that expires soon at most once a minute', async () => {
  site.setPlan({ seq: 1, canaries: [], hours: 1 });
  await answer();
  await answer();
  await wait(50);
  const before = site.queries.length;
  for (let call = 0; call < 5; call += 1) await answer();
  expect(site.queries).toHaveLength(before);
});
