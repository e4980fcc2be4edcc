import { type EndpointKey, endpoint, endpointKeys } from '@boardwalk/contracts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import type { DataVersions } from '../database/data-versions.ts';
import { KeptAnswers } from './kept-answers.ts';

let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  owner = await api.as('owner', 'OWNER');
  await api.call('GET /api/users/me', { token: owner });
  await api.database.sql(`INSERT INTO users (id, email, full_name, username)
    SELECT 'kept|' || n, 'k' || n || '@kept.test', 'Kept ' || n, 'kept' || n FROM generate_series(1, 60) n`);
});
beforeAll(async () => {
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'R99 What is kept stays right.' }] };
  const body = { title: 'Kept page', published: true, body: { type: 'doc', content: [line] } };
  await api.call('POST /api/docs', { token: owner, body });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const LIST = 'GET /api/users?search=kept.test&limit=100';
const list = (at: TestApi, token = owner) => at.call(LIST, { token });
const rolesOf = async (at: TestApi, id: string) => {
  const { items } = (await list(at)).body;
  return items.find((item) => item.id === id)?.roles;
};

describe('a change', () => {
  it('shows at once in what the same process kept, and in what another one kept', async () => {
    for (const at of [api, other]) expect(await rolesOf(at, 'kept|1')).toEqual(['USER']);
    const body = { userId: 'kept|1', role: 'HELPER' };
    const given = await api.call('POST /api/roles', { token: owner, body });
    expect(await rolesOf(other, 'kept|1')).toEqual(['HELPER']);
    expect(await rolesOf(api, 'kept|1')).toEqual(['HELPER']);
    await other.call(`DELETE /api/roles/${given.body.id}`, { token: owner });
    expect(await rolesOf(api, 'kept|1')).toEqual(['USER']);
  });

  it('shows whoever made it', async () => {
    const named = async (at: TestApi) => (await list(at)).body.items[0]?.fullName;
    for (const name of ['Kept 0a', 'Kept 0b']) {
      await Promise.all([list(api), list(other)]);
      await api.database.sql(`UPDATE users SET full_name = $1 WHERE id = 'kept|1'`, [name]);
      expect([await named(api), await named(other)]).toEqual([name, name]);
    }
  });

  it('is never missed among many calls at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const reads = Array.from({ length: 10 }, () => Promise.all([list(api), list(other)]));
      await api.database.sql(
        `UPDATE users SET bio = '', pronouns = '', full_name = $1 WHERE id = 'kept|60'`,
        [`Kept 60 ${round}`],
      );
      const [{ body }] = await Promise.all([list(other), ...reads]);
      expect(body.items.map((item: { fullName: string }) => item.fullName)).toContain(`Kept 60 ${round}`);
    }
  });

  it('that was taken back leaves everything as it was', async () => {
    const before = (await list(api)).headers.get('etag');
    await api.database
      .sql(
        `DO $$ BEGIN UPDATE users SET full_name = 'Nobody' WHERE id = 'kept|1'; RAISE EXCEPTION 'no'; END $$`,
      )
      .catch(() => {});
    expect((await list(api)).headers.get('etag')).toBe(before);
  });
});

describe('rights', () => {
  it('are asked before anything that is kept is sent, and end at once everywhere', async () => {
    const token = await api.as('briefly');
    await api.call('GET /api/users/me', { token });
    expectError(await list(api, token), 403, 'ACCESS_DENIED');
    const body = { userId: 'auth0|briefly', role: 'STAFF' };
    const given = await api.call('POST /api/roles', { token: owner, body });
    for (const at of [other, api]) expect((await list(at, token)).status).toBe(200);
    await api.call(`DELETE /api/roles/${given.body.id}`, { token: owner });
    for (const at of [other, api]) expectError(await list(at, token), 403, 'ACCESS_DENIED');
    const tagged = { token, headers: { 'if-none-match': '*' } };
    expectError(await other.call(LIST, tagged), 403, 'ACCESS_DENIED');
  });

  it('that a role lists count at once', async () => {
    const token = await api.as('reader', 'STAFF');
    expect((await list(other, token)).status).toBe(200);
    const [row] = await api.database.sql<{ permissions: string[] }>(
      `SELECT permissions FROM roles WHERE name = 'STAFF'`,
    );
    await api.database.sql(`UPDATE roles SET permissions = '[]' WHERE name = 'STAFF'`);
    expectError(await list(other, token), 403, 'ACCESS_DENIED');
    await api.database.sql(`UPDATE roles SET permissions = $1 WHERE name = 'STAFF'`, [
      JSON.stringify(row?.permissions),
    ]);
  });
});

it('that differ never share what is kept', async () => {
  const versions = { now: async () => ({ people: 1, members: 1, audit: 1, feed: 1 }) };
  const kept = new KeptAnswers(versions as Pick<DataVersions, 'now'> as DataVersions);
  const call = (rights: string, input = {}) =>
    kept.find(
      'GET /api/users',
      { caller: { rights }, input, versions: null } as FastifyRequest,
      async () => rights,
    );
  expect((await call('users.read')).bytes.toString()).toBe('"users.read"');
  expect((await call('users.read,audit.read')).bytes.toString()).toBe('"users.read,audit.read"');
  expect((await call('users.read')).tag).not.toBe((await call('users.read,audit.read')).tag);
});

const keptLists = endpointKeys.filter((key) => endpoint(key).madeOf);
/** What is asked where the key alone asks for nothing that is there. */
const EXAMPLES: Partial<Record<EndpointKey, string>> = {
  'GET /api/docs/search': 'GET /api/docs/search?search=kept',
  'GET /api/docs/:slug': 'GET /api/docs/kept-page',
  'GET /api/docs/:slug/card': 'GET /api/docs/kept-page/card',
  'GET /api/docs/all/:slug': 'GET /api/docs/all/kept-page',
  'GET /api/rules/:id': 'GET /api/rules/R99',
};

describe.each(keptLists)('%s', (key: EndpointKey) => {
  const call = EXAMPLES[key] ?? key;
  let first: string;
  let second: string;
  beforeEach(async () => {
    [first, second] = [await api.as('one-owner', 'OWNER'), await api.as('two-owner', 'OWNER')];
    for (const token of [first, second]) await api.call('GET /api/users/me', { token });
  });

  it('is the same for everybody with the same rights, made for each of them', async () => {
    // Each process makes it for another caller: what depends on who calls would differ.
    const [mine, theirs] = await Promise.all([
      api.call(call, { token: first }),
      other.call(call, { token: second }),
    ]);
    expect(mine.status).toBe(200);
    expect(theirs.body).toEqual(mine.body);
    expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'));
  });

  it('is not sent to who names its tag, nor stored by browsers unless it is public', async () => {
    const { headers } = await api.call(call, { token: first });
    const tag = headers.get('etag') ?? '';
    const again = await api.call(call, { token: first, headers: { 'if-none-match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(headers.get('cache-control')).toBe(endpoint(key).access === 'public' ? 'no-cache' : 'no-store');
  });
});

it('packs what is long once it is asked for again, and names it weakly', async () => {
  const ask = async (encoding: string) => {
    const headers = { authorization: `Bearer ${owner}`, 'accept-encoding': encoding };
    return fetch(`${api.url}/api/users?search=kept.test&limit=99`, { headers });
  };
  const plain = await (await ask('identity')).text();
  await expect.poll(async () => (await ask('br')).headers.get('content-encoding')).toBe('br');
  const packed = await ask('br');
  expect(packed.headers.get('etag')).toMatch(/^W\//);
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.length / 3);
  expect(await packed.text()).toBe(plain);
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
  const tag = packed.headers.get('etag') ?? '';
  const again = await api.call('GET /api/users?search=kept.test&limit=99', {
    token: owner,
    headers: { 'if-none-match': tag },
  });
  expect(again.status).toBe(304);
});
