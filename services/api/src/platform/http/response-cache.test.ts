import { areaOfEndpoint, type EndpointKey, endpoint, endpointKeys } from '@boardwalk/contracts';
import { ClsServiceManager } from 'nestjs-cls';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { SiteService } from '../../modules/site/site.service.ts';
import type { Caller } from '../auth/caller.ts';
import { DataVersions } from '../database/data-versions.ts';
import { ResponseCache } from './response-cache.ts';

let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  owner = await api.as('owner', 'OWNER');
  await api.call('GET /api/users/me', { token: owner });
  await api.database.sql(
    `INSERT INTO feed_items (kind, title, body, author_id) VALUES ('post', 'Cached', 'body', 'auth0|owner')`,
  );
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'R99 What is cached stays right.' }] };
  const body = { title: 'Cached page', published: true, body: { type: 'doc', content: [line] } };
  await api.call('POST /api/docs', { token: owner, body });
  const event = {
    title: 'Cached event',
    category: 'race',
    startsAt: '2030-01-01T20:00',
    zone: 'UTC',
    minutes: 60,
  };
  const { body: draft } = await api.call('POST /api/events', { token: owner, body: event });
  await api.call(`POST /api/events/${draft.id}/publish`, { token: owner, body: { version: draft.version } });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const LIST = 'GET /api/feed';
const list = (at: TestApi, token = owner) => at.call(LIST, { token });
const titleAt = async (at: TestApi) => (await list(at)).body.items[0]?.title;
const rename = (title: string) => api.database.sql('UPDATE feed_items SET title = $1', [title]);

describe('a change', () => {
  it('is visible immediately in every process, whichever process wrote it', async () => {
    for (const title of ['First', 'Second']) {
      await Promise.all([list(api), list(other)]);
      await rename(title);
      expect([await titleAt(api), await titleAt(other)]).toEqual([title, title]);
    }
  });

  it('is never missed among many concurrent calls', async () => {
    for (let round = 0; round < 10; round += 1) {
      const reads = Array.from({ length: 10 }, () => Promise.all([list(api), list(other)]));
      await rename(`Round ${round}`);
      const [title] = await Promise.all([titleAt(other), ...reads]);
      expect(title).toBe(`Round ${round}`);
    }
  });

  it('that is rolled back has no effect', async () => {
    const before = (await list(api)).headers.get('etag');
    await api.database
      .sql(`DO $$ BEGIN UPDATE feed_items SET title = 'Nobody'; RAISE EXCEPTION 'no'; END $$`)
      .catch(() => {});
    expect((await list(api)).headers.get('etag')).toBe(before);
  });
});

it('sends no cached response to a member whose role was removed', async () => {
  const token = await api.as('briefly');
  await api.call('GET /api/users/me', { token });
  expectError(await list(api, token), 403, 'ACCESS_DENIED');
  const body = { userId: 'auth0|briefly', role: 'HELPER' };
  const given = await api.call('POST /api/roles', { token: owner, body });
  for (const at of [other, api]) expect((await list(at, token)).status).toBe(200);
  await api.call(`DELETE /api/roles/${given.body.id}`, { token: owner });
  for (const at of [other, api]) expectError(await list(at, token), 403, 'ACCESS_DENIED');
  const tagged = { token, headers: { 'if-none-match': '*' } };
  expectError(await other.call(LIST, tagged), 403, 'ACCESS_DENIED');
});

it('never shares a response between different permissions', async () => {
  const cache = new ResponseCache(api.get(DataVersions));
  const call = (...permissions: Caller['permissions']) =>
    cache.find('GET /api/feed', { url: '/api/feed', caller: { permissions } as Caller }, async () =>
      permissions.join(),
    );
  expect((await call('feed.read')).bytes.toString()).toBe('"feed.read"');
  expect((await call('feed.read', 'audit.read')).bytes.toString()).toBe('"feed.read,audit.read"');
  expect((await call('feed.read')).tag).not.toBe((await call('feed.read', 'audit.read')).tag);
});

const cachedKeys = endpointKeys.filter((key) => endpoint(key).cacheTopics);
/** Requests for endpoints whose path alone has no result. */
const EXAMPLES: Partial<Record<EndpointKey, string>> = {
  'GET /api/events': 'GET /api/events?from=2030-01-01T00:00:00Z',
  'GET /api/docs/search': 'GET /api/docs/search?search=cached',
  'GET /api/docs/:slug': 'GET /api/docs/cached-page',
  'GET /api/rules/:id': 'GET /api/rules/R99',
  'GET /api/members/:handle': 'GET /api/members/one-owner',
  'GET /api/members/:handle/articles': 'GET /api/members/one-owner/articles',
};
/** Read for the request itself: the caller and the versions. */
const NOT_PART_OF_ANSWERS = /member_by_id|data_versions/;
/** Read by the guard of areas at most every two seconds. */
const OF_THE_GUARD = 'site_configuration';

it('caches nothing for members at endpoints where only visitors share a response', async () => {
  const member = await api.as('looker');
  const call = 'GET /api/events?from=2030-01-01T00:00:00Z';
  const { id } = (await api.call(call)).body.items[0] ?? { id: '' };
  const answer = (token: string) =>
    api.call(`PUT /api/events/${id}/answer`, { token, body: { status: 'maybe' } });
  await api.call(call, { token: member });
  await answer(member);
  expect((await api.call(call, { token: member })).body.items[0]?.answer).toBe('maybe');
  expect((await api.call(call, { token: owner })).body.items[0]).toMatchObject({
    answer: null,
    hosting: true,
  });
});

describe.each(cachedKeys)('%s', (key: EndpointKey) => {
  const call = EXAMPLES[key] ?? key;
  let first: { token?: string };
  let second: { token?: string };
  beforeEach(async () => {
    const tokens = [await api.as('one-owner', 'OWNER'), await api.as('two-owner', 'OWNER')];
    for (const token of tokens) await api.call('GET /api/users/me', { token });
    const isForAll = endpoint(key).cacheFor !== 'visitors';
    [first = {}, second = {}] = tokens.map((token) => (isForAll ? { token } : {}));
  });

  it('is identical for all callers with the same permissions', async () => {
    // The processes compute it for different callers, so a response that depends on the caller would differ.
    const [mine, theirs] = await Promise.all([api.call(call, first), other.call(call, second)]);
    expect(mine.status).toBe(200);
    expect(theirs.body).toEqual(mine.body);
    expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'));
  });

  it('responds with 304 to its tag, and lets browsers store it only when it is public', async () => {
    const { headers } = await api.call(call, first);
    const tag = headers.get('etag') ?? '';
    const again = await api.call(call, { ...first, headers: { 'if-none-match': tag } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    const { access, optionalToken, cacheFor } = endpoint(key);
    const isOpen = access === 'public' && (!optionalToken || cacheFor === 'visitors');
    expect(headers.get('cache-control')).toBe(isOpen ? 'no-cache' : 'no-store');
  });

  it('reads only columns whose changes count for its topics', async () => {
    const topics = endpoint(key).cacheTopics ?? [];
    await api.database.sql('INSERT INTO data_versions (topic) SELECT unnest($1::text[])', [topics]);
    const site = vi.spyOn(api.get(SiteService), 'read').mockClear();
    const statements = await statementsOf((headers) => api.call(call, { ...first, headers }));
    expect(statements.length).toBeGreaterThan(0);
    const columns = await columnsOf(topics);
    const read = statements.flatMap((text) => readBy(text, columns));
    expect(read.length).toBeGreaterThan(0);
    const uncounted = read
      .filter(({ counted, table }) => !counted && table !== OF_THE_GUARD)
      .map(({ table, column }) => `${table}.${column}`);
    expect([...new Set(uncounted)]).toEqual([]);
    // A response with information about the site would query the configuration again.
    expect(site.mock.calls.length).toBe(areaOfEndpoint(key) ? 1 : 0);
  });
});

/** Returns the statements that a call sends to the database for its response. */
async function statementsOf(call: (headers: Record<string, string>) => Promise<unknown>): Promise<string[]> {
  const requestId = 'statements-of-one-call';
  const context = ClsServiceManager.getClsService();
  const sent: unknown[] = [];
  const send = pg.Client.prototype.query;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  query.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    // Excludes the statements of jobs in the same process.
    if (context.getId() === requestId) sent.push(given[0]);
    return Reflect.apply(send, this, given);
  } as never);
  try {
    await call({ 'x-request-id': requestId });
    return sent
      .map((config) => config as string | { text: string; name?: string })
      .filter((config) => typeof config === 'object' && !NOT_PART_OF_ANSWERS.test(config.name ?? ''))
      .map((config) => (typeof config === 'string' ? config : config.text))
      .filter((text) => /^\s*(select|with)/i.test(text));
  } finally {
    query.mockRestore();
  }
}

interface Column {
  table: string;
  column: string;
  /** Whether triggers of the database count its changes for one of the topics. */
  counted: boolean;
}

/** Returns the columns of the topics. The tags of articles are written only together with the articles, so those count for them. */
async function columnsOf(topics: readonly string[]): Promise<Column[]> {
  return api.database.sql<Column>(
    `SELECT relname AS table, attname AS column, EXISTS (
              SELECT FROM pg_trigger
               WHERE tgrelid = CASE WHEN relname IN ('article_tags', 'article_tag_counts') THEN 'articles'::regclass ELSE pg_class.oid END
                 AND (tgfoid = 'count_change'::regproc AND rtrim(encode(tgargs, 'escape'), '\\000') = ANY($1)
                   OR tgfoid = 'count_published'::regproc AND 'news' = ANY($1))
                 AND (tgtype & 16) > 0 AND (tgattr::text = '' OR attnum = ANY(tgattr))
            ) AS counted
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    [topics],
  );
}

/** Returns the columns that a statement names: qualified by their table, or unqualified in a statement about a table with such a column. */
function readBy(text: string, columns: readonly Column[]): Column[] {
  const tables = new Set([...text.matchAll(/(?:from|join) "(\w+)"/gi)].map(([, table]) => table));
  const qualified = new Set(
    [...text.matchAll(/"(\w+)"\."(\w+)"/g)].map(([, table, name]) => `${table}.${name}`),
  );
  const alone = new Set([...text.matchAll(/(?<!\.)"(\w+)"(?!\.)/g)].map(([, name]) => name));
  return columns.filter(
    ({ table, column }) => qualified.has(`${table}.${column}`) || (tables.has(table) && alone.has(column)),
  );
}
