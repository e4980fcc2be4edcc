import { GATEWAY_KEY_HEADER } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

const KEY = 'k'.repeat(43);
let api: TestApi;
beforeAll(async () => {
  // A tenth of the real limits: 60 reads, 6 writes, 3 reports a minute.
  api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '0.1', GATEWAY_KEY: KEY } });
});
afterAll(() => api.stop());

it('counts writes for each caller', async () => {
  const [eager, calm] = [await api.as('eager'), await api.as('calm')];
  for (let made = 0; made < 6; made += 1) {
    expect((await api.call('PUT /api/users/me', { token: eager, body: {} })).status).toBe(200);
  }
  const refused = await api.call('PUT /api/users/me', { token: eager, body: {} });
  expectError(refused, 429, 'TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await api.call('PUT /api/users/me', { token: calm, body: {} })).status).toBe(200);
  expect((await api.call('GET /api/users/me', { token: eager })).status).toBe(200);
});

it('counts visitors by the address that the proxy names', async () => {
  const report = (address: string) =>
    api.call('POST /api/reports/not-found', {
      body: { path: '/x' },
      headers: { 'x-forwarded-for': address },
    });
  for (let made = 0; made < 3; made += 1) expect((await report('192.0.2.1')).status).toBe(204);
  expectError(await report('192.0.2.1'), 429, 'TOO_MANY_REQUESTS');
  expect((await report('192.0.2.2')).status).toBe(204);
});

it('counts the addresses of a /64 as one', async () => {
  const report = (address: string) =>
    api.call('POST /api/reports/not-found', {
      body: { path: '/x' },
      headers: { 'x-forwarded-for': address },
    });
  for (let made = 0; made < 3; made += 1) expect((await report(`2001:db8:0:1::${made}`)).status).toBe(204);
  expectError(await report('2001:db8:0:1:ffff::'), 429, 'TOO_MANY_REQUESTS');
  expect((await report('2001:db8:0:2::')).status).toBe(204);
});

it('counts rejected tokens against their address before they are checked', async () => {
  const guess = () =>
    api.call('GET /api/users/me', { token: 'a.b.c', headers: { 'x-forwarded-for': '192.0.2.9' } });
  const answers = await Promise.all(Array.from({ length: 305 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(300);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

it('counts an address before it reads the body, on unknown routes as well', async () => {
  const send = (path: string, body: string) =>
    api.call(path, { body, headers: { 'x-forwarded-for': '192.0.2.30' } });
  // A tenth of the writes and reads of five callers.
  for (let made = 0; made < 30; made += 1) expect((await send('PUT /api/users/me', '{}')).status).toBe(401);
  expectError(await send('PUT /api/users/me', 'x'.repeat(65_000)), 429, 'TOO_MANY_REQUESTS');
  const unknown: number[] = [];
  while (unknown.length < 310) {
    const some = await Promise.all(Array.from({ length: 10 }, () => send('POST /api/nowhere', '{}')));
    unknown.push(...some.map(({ status }) => status));
  }
  expect(unknown.filter((status) => status === 404)).toHaveLength(300);
  expect(unknown.filter((status) => status === 429)).toHaveLength(10);
});

it('counts the messages of platforms', async () => {
  const send = () =>
    api.call('POST /api/webhooks/twitch', { body: {}, headers: { 'x-forwarded-for': '192.0.2.31' } });
  const answers = await Promise.all(Array.from({ length: 65 }, send));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

it('never limits the gateway’s own calls, and limits callers that only claim to be the gateway', async () => {
  const ask = (key: string) =>
    api.call('GET /api/site', {
      headers: { 'x-forwarded-for': '192.0.2.20', [GATEWAY_KEY_HEADER]: key },
    });
  const refused = async (key: string) =>
    (await Promise.all(Array.from({ length: 100 }, () => ask(key)))).filter(({ status }) => status === 429)
      .length;
  expect(await refused(KEY)).toBe(0);
  expect(await refused('')).toBe(40);
  expect(await refused(`${KEY}k`)).toBe(100);
  expect(await refused(KEY)).toBe(0);
});

it('never limits a health check', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => api.call('GET /api/health/live')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

it('counts new accounts for each address, and accepts members with an account', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const arrive = async (name: string, address: string) =>
    api.call('GET /api/users/me', { token: await api.as(name), headers: from(address) });
  // A tenth of the real limit: two an hour.
  expect((await arrive('first-here', '192.0.2.40')).status).toBe(200);
  expect((await arrive('second-here', '192.0.2.40')).status).toBe(200);
  const refused = await arrive('third-here', '192.0.2.40');
  expectError(refused, 429, 'TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await api.database.sql(`SELECT id FROM users WHERE id = 'auth0|third-here'`)).toEqual([]);
  expect((await arrive('first-here', '192.0.2.40')).status).toBe(200);
  expect((await arrive('third-here', '192.0.2.41')).status).toBe(200);
});
