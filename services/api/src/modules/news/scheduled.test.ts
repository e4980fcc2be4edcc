import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { startNewsroom } from '../../../test/test-articles.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { TestIssuer } from '../../../test/test-issuer.ts';
import { ArticleStatesService } from './article-states.service.ts';

const MANY = 50;
let database: TestDatabase;
let issuer: TestIssuer;
const running: TestApi[] = [];
const start = async () => {
  const api = await startTestApi({ database, issuer });
  running.push(api);
  return api;
};
beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
});
afterAll(async () => {
  for (const api of running) await api.stop();
  await issuer.stop();
  await database.drop();
});

const count = async (table: string, which: string) =>
  Number((await database.sql<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE ${which}`))[0]?.n);
const PUBLISHED_ENTRIES = `action = 'article.published'`;

/** Inserts articles that are due now, or in some seconds. */
const due = (prefix: string, seconds: number) =>
  database.sql(
    `INSERT INTO articles (id, slug, title, body, body_text, category, state, publish_at, author_id)
     SELECT gen_random_uuid(), $1 || n, 'Due ' || n, '{"type":"doc","content":[]}', '', 'city', 'scheduled',
       now() + $2::int * interval '1 second', 'auth0|chief' FROM generate_series(1, $3) n`,
    [prefix, seconds, MANY],
  );

it('is published at its time by the job', async () => {
  const api = await start();
  const room = await startNewsroom(api);
  const draft = await room.begin(room.editor, { title: 'At its time', summary: 'Not before.' });
  const at = new Date(Date.now() + 1_000).toISOString();
  await room.move(room.editor, draft, 'scheduled', at);
  expect((await room.find(room.reader, draft.id)).status).toBe(404);
  await expect
    .poll(async () => (await room.find(room.reader, draft.id)).status, { timeout: 10_000, interval: 100 })
    .toBe(200);
  const { body } = await room.find(room.reader, draft.id);
  expect(new Date(body.publishedAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(at).getTime());
  expect(await database.sql(`SELECT actor, before FROM audit_entries WHERE ${PUBLISHED_ENTRIES}`)).toEqual([
    { actor: null, before: { state: 'scheduled' } },
  ]);
});

it('queues its job with the change or not at all', async () => {
  const [api] = running;
  if (!api) throw new Error('Nothing runs.');
  const room = await startNewsroom(api);
  const draft = await room.begin(room.editor, { title: 'No job' });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const jobs = () =>
    count('jobs.job', `name = 'news.publish-due' AND start_after > now() + interval '30 minutes'`);
  await database.sql('ALTER TABLE audit_entries ADD CONSTRAINT refuse_all CHECK (false) NOT VALID');
  expect((await room.move(room.editor, draft, 'scheduled', at)).status).toBe(500);
  await database.sql('ALTER TABLE audit_entries DROP CONSTRAINT refuse_all');
  expect(await jobs()).toBe(0);
  expect((await room.move(room.editor, draft, 'scheduled', at)).status).toBe(200);
  expect(await jobs()).toBe(1);
});

it('is published once when two processes run and one of them stops in the middle', async () => {
  const [first] = running;
  const second = await start();
  const before = await count('audit_entries', PUBLISHED_ENTRIES);
  await due('both-', 0);
  const sweeps = [first, second].map((api) =>
    api
      ?.get(ArticleStatesService)
      .publishDue()
      .catch(() => {}),
  );
  await expect.poll(() => count('articles', `slug LIKE 'both-%' AND state = 'published'`)).toBeGreaterThan(0);
  await second.stop();
  running.pop();
  await Promise.all(sweeps);
  expect(await count('articles', `slug LIKE 'both-%' AND state = 'published'`)).toBe(MANY);
  expect((await count('audit_entries', PUBLISHED_ENTRIES)) - before).toBe(MANY);
  expect(await count('feed_items', `href LIKE '/news/both-%'`)).toBe(MANY);
});

it('is published once when the connections break in the middle', async () => {
  const [api] = running;
  const before = await count('audit_entries', PUBLISHED_ENTRIES);
  await due('broken-', 0);
  const sweep = api
    ?.get(ArticleStatesService)
    .publishDue()
    .catch(() => {});
  await expect
    .poll(() => count('articles', `slug LIKE 'broken-%' AND state = 'published'`))
    .toBeGreaterThan(0);
  await database.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'boardwalk-api'`,
  );
  await sweep;
  await api?.get(ArticleStatesService).publishDue();
  expect(await count('articles', `slug LIKE 'broken-%' AND state = 'published'`)).toBe(MANY);
  expect((await count('audit_entries', PUBLISHED_ENTRIES)) - before).toBe(MANY);
  expect(await count('feed_items', `href LIKE '/news/broken-%'`)).toBe(MANY);
});

it('isn’t delayed by another one that fails', async () => {
  const [api] = running;
  await database.sql(`ALTER TABLE feed_items ADD CONSTRAINT refuse_one CHECK (title <> 'Due 7') NOT VALID`);
  await due('stuck-', 0);
  await expect(api?.get(ArticleStatesService).publishDue()).rejects.toThrow('can’t be published');
  expect(await count('articles', `slug LIKE 'stuck-%' AND state = 'published'`)).toBe(MANY - 1);
  await database.sql('ALTER TABLE feed_items DROP CONSTRAINT refuse_one');
  await api?.get(ArticleStatesService).publishDue();
  expect(await count('feed_items', `href LIKE '/news/stuck-%'`)).toBe(MANY);
});

it('is published soon after a start when its time was during an outage', async () => {
  for (const api of running.splice(0)) await api.stop();
  await due('missed-', -60);
  await start();
  const out = () => count('feed_items', `href LIKE '/news/missed-%'`);
  await expect.poll(out, { timeout: 15_000, interval: 100 }).toBe(MANY);
});
