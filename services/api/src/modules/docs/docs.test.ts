import { setTimeout as pause } from 'node:timers/promises';
import { EMPTY_TEXT, richTextSchema } from '@boardwalk/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

let api: TestApi;
let writer: string;
let member: string;
beforeAll(async () => {
  api = await startTestApi();
  writer = await api.as('writer', 'EDITOR');
  member = await api.as('member', 'USER');
});
afterAll(() => api.stop());

const text = (...lines: string[]) =>
  richTextSchema.parse({
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  });
const create = (body: object) => api.call('POST /api/docs', { token: writer, body });
const change = (id: string, body: object) => api.call(`PUT /api/docs/${id}`, { token: writer, body });
const read = (slug: string) => api.call(`GET /api/docs/${slug}`);

it('shows visitors only published pages, in reading order', async () => {
  const guide = (await create({ title: 'Guide', published: true })).body;
  await create({ title: 'Second', parentId: guide.id, published: true, position: 2 });
  await create({ title: 'First', parentId: guide.id, published: true, position: 1 });
  const draft = (await create({ title: 'Draft', body: text('Hidden words about lanterns') })).body;
  await create({ title: 'Under the draft', parentId: draft.id, published: true, body: text('lanterns') });
  const titles = async () => (await api.call('GET /api/docs')).body.items.map(({ title }) => title);
  expect(await titles()).toEqual(['Guide', 'First', 'Second']);
  expectError(await read('draft'), 404, 'DOC_NOT_FOUND');
  expectError(await read('under-the-draft'), 404, 'DOC_NOT_FOUND');
  expect((await api.call('GET /api/docs/search?search=lanterns')).body.items).toEqual([]);
  const whole = await api.call('GET /api/docs/all', { token: writer });
  expect(whole.body.items.map(({ title }) => title)).toContain('Draft');
  await change(draft.id, { published: true, version: draft.version });
  expect(await titles()).toEqual(['Guide', 'First', 'Second', 'Draft', 'Under the draft']);
});

it('finds words and returns their excerpts', async () => {
  await create({ title: 'Boats', published: true, body: text('The harbour master signs every mooring.') });
  const { body } = await api.call('GET /api/docs/search?search=mooring');
  expect(body.items).toEqual([
    { slug: 'boats', title: 'Boats', highlight: ['harbour master signs every ', 'mooring', ''] },
  ]);
});

it('finds a rule by its words, by its id and by synonyms of the genre', async () => {
  const page = await create({
    title: 'Cars',
    summary: 'Of wheels.',
    published: true,
    body: text('R71.1 No vehicle deathmatch: a car is no weapon.'),
  });
  expect(page.body.summary).toBe('Of wheels.');
  const rules = async (search: string) =>
    (await api.call(`GET /api/docs/search?search=${encodeURIComponent(search)}`)).body.rules;
  const found = { id: 'R71.1', slug: 'cars', title: 'Cars' };
  expect(await rules('weapon')).toMatchObject([found]);
  expect(await rules('r71.1')).toMatchObject([found]);
  expect(await rules('VDM')).toEqual([
    { ...found, highlight: ['No ', 'vehicle', ' ', 'deathmatch', ': a car is no weapon'] },
  ]);
  expect(await rules('"VDM"')).toEqual([]);
  expect(await rules("' or 1=1 & | ! :* <-> (")).toEqual([]);
  await change(page.body.id, { published: false, version: 1 });
  expect(await rules('VDM')).toEqual([]);
});

it('stores every text as a revision, and rejects a change based on an older one', async () => {
  const { id } = (await create({ title: 'Radio', body: text('Channel one') })).body;
  const changed = await change(id, { body: text('Channel two'), version: 1 });
  expect(changed.body).toMatchObject({ version: 2, revision: 2 });
  expectError(await change(id, { title: 'Late', version: 1 }), 409, 'DOC_STALE');
  const moved = await change(id, { position: 9, version: 2 });
  expect(moved.body).toMatchObject({ version: 3, revision: 2 });
  const { body } = await api.call(`GET /api/docs/${id}/revisions`, { token: writer });
  expect(body.items.map(({ number, body: kept }) => [number, kept])).toEqual([
    [2, text('Channel two')],
    [1, text('Channel one')],
  ]);
  expect(body.items[0]?.editor.username).toBe('writer');
});

it('reserves the id of a rule for its page permanently', async () => {
  const rules = (
    await create({ title: 'Rules', published: true, body: text('R7.1 Be kind.', 'R7.2 Be on time.') })
  ).body;
  expect((await api.call('GET /api/rules/R7.1')).body).toMatchObject({
    slug: 'rules',
    text: 'R7.1 Be kind.',
    revision: 1,
  });
  await change(rules.id, { body: text('R7.1 Be kind.'), version: 1 });
  expect((await api.call('GET /api/rules/R7.2')).body).toMatchObject({ text: null, revision: 2 });
  expect((await api.call('GET /api/rules/R7.1')).body.revision).toBe(1);
  expectError(await create({ title: 'Others', body: text('R7.2 Something else.') }), 409, 'RULE_TAKEN');
  expectError(await api.call('GET /api/rules/R9'), 404, 'RULE_NOT_FOUND');
});

it('creates no revision for an identical text, even with another order of keys', async () => {
  const { id } = (await create({ title: 'Tides', body: text('High at noon') })).body;
  const line = { content: [{ text: 'High at noon', type: 'text' }], type: 'paragraph' };
  const saved = await change(id, { body: { content: [line], type: 'doc' }, position: 3, version: 1 });
  expect(saved.body).toMatchObject({ version: 2, revision: 1, position: 3 });
});

it('retains the pictures that it shows', async () => {
  const [picture] = await api.database.sql<{ id: string }>(
    `INSERT INTO media (id, uploader_id, name, alt, width, height, bytes, forms)
     VALUES (gen_random_uuid(), 'auth0|writer', 'map', 'A map', 9, 9, 9, '{}') RETURNING id`,
  );
  const src = `/api/media/${picture?.id}`;
  const image = { type: 'image', attrs: { src, alt: 'A map', width: 9, height: 9 } };
  const { id } = (await create({ title: 'Map', body: { type: 'doc', content: [image] } })).body;
  const remove = () => api.call(`DELETE ${src}`, { token: writer });
  expectError(await remove(), 409, 'MEDIA_IN_USE');
  await change(id, { body: text('No map any more'), version: 1 });
  expect((await remove()).status).toBe(204);
});

it('hides the rules of a page under a draft', async () => {
  const draft = (await create({ title: 'Next season' })).body;
  await create({
    title: 'New rules',
    parentId: draft.id,
    published: true,
    body: text('R8.1 Secret for now.'),
  });
  expectError(await api.call('GET /api/rules/R8.1'), 404, 'RULE_NOT_FOUND');
});

it('allows three levels and no cycles', async () => {
  const top = (await create({ title: 'Top' })).body;
  const middle = (await create({ title: 'Middle', parentId: top.id })).body;
  const low = (await create({ title: 'Low', parentId: middle.id })).body;
  expectError(await create({ title: 'Too low', parentId: low.id }), 409, 'DOC_PLACE_REFUSED');
  expectError(await change(top.id, { parentId: low.id, version: 1 }), 409, 'DOC_PLACE_REFUSED');
});

it('gives each page a unique address', async () => {
  expect((await create({ title: 'Same' })).body.slug).toBe('same');
  expect((await create({ title: 'Same' })).body.slug).toBe('same-2');
  expect((await create({ title: 'Search' })).body.slug).toBe('search-2');
  expectError(await create({ title: 'Other', slug: 'same' }), 409, 'DOC_SLUG_TAKEN');
  expectError(await create({ title: 'Other', slug: 'all' }), 422, 'INPUT_INVALID');
});

it('is writable only with permission, and readable by everyone', async () => {
  expectError(
    await api.call('POST /api/docs', { token: member, body: { title: 'Mine' } }),
    403,
    'ACCESS_DENIED',
  );
  expectError(await api.call('GET /api/docs/all', { token: member }), 403, 'ACCESS_DENIED');
  expect((await create({ title: 'Empty' })).body.body).toEqual(EMPTY_TEXT);
});

it('redirects from an earlier address until another page takes it', async () => {
  const { id } = (await create({ title: 'Old pier', published: true })).body;
  await change(id, { slug: 'new-pier', version: 1 });
  expect((await read('old-pier')).body).toMatchObject({ id, slug: 'new-pier' });
  await change(id, { slug: 'old-pier', version: 2 });
  expect((await read('old-pier')).body.slug).toBe('old-pier');
  await change(id, { slug: 'newest-pier', version: 3 });
  const other = (await create({ title: 'Old pier', published: true })).body;
  expect((await read('old-pier')).body.id).toBe(other.id);
  expect((await read('new-pier')).body.id).toBe(id);
});

it('never deadlocks concurrent writers', async () => {
  const database = await createTestDatabase();
  // Disables deadlock detection: writers in a deadlock would wait until their statements time out.
  const { pathname } = new URL(database.url);
  await database.sql(`ALTER DATABASE ${pathname.slice(1)} SET deadlock_timeout = '60s'`);
  const own = await startTestApi({ database, environment: { DATABASE_STATEMENT_TIMEOUT: '3000' } });
  const token = await own.as('writer', 'EDITOR');
  const above = (await own.call('POST /api/docs', { token, body: { title: 'Above' } })).body;
  const parent = (await own.call('POST /api/docs', { token, body: { title: 'Parent' } })).body;
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM docs WHERE id = $1 FOR UPDATE', [parent.id]);
  const wanted = { parentId: above.id, version: parent.version };
  const moving = own.call(`PUT /api/docs/${parent.id}`, { token, body: wanted });
  await pause(200);
  const child = { title: 'Child', parentId: parent.id };
  const beginning = own.call('POST /api/docs', { token, body: child });
  await pause(200);
  await holder.query('COMMIT');
  await holder.end();
  expect([(await moving).status, (await beginning).status]).toEqual([200, 201]);
  await own.stop();
  await database.drop();
});
