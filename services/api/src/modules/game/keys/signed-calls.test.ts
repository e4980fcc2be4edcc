import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import {
  type GameKeySecret,
  gameServer,
  newGameKey,
  signedHeaders,
} from '../../../../test/test-game-server.ts';
import { RowRetentionService } from '../../../platform/retention/row-retention.service.ts';

const JOIN = 'POST /api/game/v1/join-check';
const body = { identifiers: ['license:abc'], name: 'Zoë ☂' };
let api: TestApi;
let other: TestApi;
let key: GameKeySecret;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  key = await newGameKey(api);
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
afterEach(() => {
  vi.useRealTimers();
});
const seconds = () => Math.floor(Date.now() / 1_000);
const call = (options: Parameters<typeof signedHeaders>[2] = {}) =>
  gameServer(api, key)(JOIN, { body, ...options });

it('accepts a signed call, over the exact bytes of the body', async () => {
  expect((await call()).status).toBe(200);
  const written = JSON.stringify(body, null, 3);
  expect((await call({ body: written })).status).toBe(200);
  expectError(await call({ body: written, signed: { body: JSON.stringify(body) } }), 401, 'GAME_KEY_INVALID');
  const query = 'GET /api/game/v1/whitelist?limit=2';
  expect((await gameServer(api, key)(query)).status).toBe(200);
});

it.each([
  ['another body', { signed: { body: '{}' } }],
  ['another path', { signed: { path: '/api/game/v1/heartbeat' } }],
  ['another query', { signed: { path: '/api/game/v1/join-check?x=1' } }],
  ['another method', { signed: { method: 'PUT' } }],
  ['another secret', { signed: { secret: 'guessed' } }],
  ['a nonce that is too short', { nonce: 'short' }],
  ['a time long ago', { timestamp: seconds() - 120 }],
  ['a time to come', { timestamp: seconds() + 120 }],
])('rejects %s', async (_, options) => {
  expectError(await call(options), 401, 'GAME_KEY_INVALID');
});

it('accepts clocks that are off by less than a minute', async () => {
  for (const off of [-50, 50]) expect((await call({ timestamp: seconds() + off })).status).toBe(200);
});

it.each(['x-boardwalk-key', 'x-boardwalk-timestamp', 'x-boardwalk-nonce', 'x-boardwalk-signature'])(
  'rejects a call with a missing or malformed %s',
  async (name) => {
    const headers = signedHeaders(key, JOIN, { body });
    for (const value of [undefined, '', 'x'.repeat(200)]) {
      const { [name]: _, ...rest } = headers;
      const sent = value === undefined ? rest : { ...rest, [name]: value };
      expectError(await api.call(JOIN, { body, headers: sent }), 401, 'GAME_KEY_INVALID');
    }
  },
);

it('accepts no token instead of a signature, and no signature at other endpoints', async () => {
  const token = await api.as('owner', 'OWNER');
  expectError(await api.call(JOIN, { body, token }), 401, 'GAME_KEY_INVALID');
  const headers = signedHeaders(key, 'GET /api/users/me');
  expectError(await api.call('GET /api/users/me', { headers }), 401, 'AUTHENTICATION_REQUIRED');
});

describe('a nonce', () => {
  it('is valid once, across processes', async () => {
    const headers = signedHeaders(key, JOIN, { body });
    const at = (on: TestApi) => on.call(JOIN, { body, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => at(place % 2 ? api : other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expectError(answer, 401, 'GAME_KEY_INVALID');
  });

  it('can’t be used up without the secret', async () => {
    const nonce = randomUUID();
    expectError(await call({ nonce, signed: { secret: 'guessed' } }), 401, 'GAME_KEY_INVALID');
    expect((await call({ nonce })).status).toBe(200);
  });

  it('is separate for each key', async () => {
    const nonce = randomUUID();
    const second = await newGameKey(api);
    expect((await call({ nonce })).status).toBe(200);
    expect((await gameServer(api, second)(JOIN, { body, nonce })).status).toBe(200);
  });

  it('is stored until its call is too old', async () => {
    const counted = async () =>
      (await api.database.sql<{ count: number }>('SELECT count(*)::int AS count FROM game_nonces'))[0]?.count;
    await call();
    const before = await counted();
    await api.get(RowRetentionService).deleteOld();
    expect(await counted()).toBe(before);
    await api.database.sql(`UPDATE game_nonces SET at = at - interval '3 minutes'`);
    await api.get(RowRetentionService).deleteOld();
    expect(await counted()).toBe(0);
  });
});
