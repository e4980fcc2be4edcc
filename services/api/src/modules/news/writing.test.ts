import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom, textOf } from '../../../test/test-articles.ts';

let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
});
afterAll(() => api.stop());

const revisionsOf = async (token: string, id: string) =>
  (await api.call(`GET /api/articles/${id}/revisions`, { token })).body.items;
const log = (id: string) =>
  api.database.sql(
    `SELECT action, actor->>'id' AS actor, before->>'state' AS before, after->>'state' AS after
     FROM audit_entries WHERE target->>'id' = $1 ORDER BY at`,
    [id],
  );
const feedOf = (id: string) =>
  api.database.sql('SELECT kind, title, body, href, author_id FROM feed_items WHERE source = $1', [
    `article:${id}`,
  ]);

describe('a new article', () => {
  it('is a draft that only its author and editors see', async () => {
    const article = await room.begin(room.author, { title: 'Berth 4 stays empty', tags: ['Docks', 'docks'] });
    expect(article).toMatchObject({
      slug: 'berth-4-stays-empty',
      state: 'draft',
      publishedAt: null,
      tags: ['docks'],
      version: 1,
      commentsOpen: true,
      author: { username: 'writer' },
      may: { edit: true, submit: true, publish: false },
    });
    for (const token of [room.reader, room.other])
      expectError(await room.find(token, article.slug), 404, 'ARTICLE_NOT_FOUND');
    expect((await room.find(room.editor, article.slug)).body.id).toBe(article.id);
    expectError(await api.call(`GET /api/articles/${article.id}/card`), 404, 'ARTICLE_NOT_FOUND');
    expectError(await room.change(room.other, article, { title: 'Mine now' }), 404, 'ARTICLE_NOT_FOUND');
    expectError(
      await api.call(`PUT /api/articles/${article.id}/read`, { token: room.reader }),
      404,
      'ARTICLE_NOT_FOUND',
    );
    expectError(
      await api.call(`GET /api/articles/${article.id}/revisions`, { token: room.other }),
      404,
      'ARTICLE_NOT_FOUND',
    );
  });

  it('gets a unique slug when the title was used before', async () => {
    const slugs = [];
    for (let n = 0; n < 7; n += 1) slugs.push((await room.begin(room.author, { title: 'Same again' })).slug);
    expect(new Set(slugs).size).toBe(7);
    expect(slugs.slice(0, 3)).toEqual(['same-again', 'same-again-2', 'same-again-3']);
  });

  it('rejects a slug of another article, or of the site', async () => {
    await room.begin(room.author, { slug: 'taken-slug' });
    for (const slug of ['taken-slug', 'create']) {
      const body = { title: 'Another', slug };
      expectError(await api.call('POST /api/articles', { token: room.author, body }), 409, 'SLUG_TAKEN');
    }
  });

  it('rejects a missing cover', async () => {
    const body = {
      title: 'Covered',
      cover: { mediaId: '00000000-0000-4000-8000-000000000000', alt: 'A quay' },
    };
    expectError(await api.call('POST /api/articles', { token: room.author, body }), 404, 'MEDIA_NOT_FOUND');
  });
});

describe('a change', () => {
  it('updates the sent fields only', async () => {
    const article = await room.begin(room.author, { title: 'First title', summary: 'Kept' });
    const { body } = await room.change(room.author, article, {
      title: 'Second title',
      body: textOf('Two words'),
    });
    expect(body).toMatchObject({ title: 'Second title', summary: 'Kept', version: 2, slug: 'second-title' });
    expect((await room.change(room.author, body, { title: 'Second title' })).body.version).toBe(2);
    // The first slug was never published, so it is free again.
    expect((await room.begin(room.author, { title: 'First title' })).slug).toBe('first-title');
  });

  it('keeps a slug that its author has chosen', async () => {
    const article = await room.begin(room.author, { title: 'Working title', slug: 'chosen' });
    const { body } = await room.change(room.author, article, { title: 'Final title' });
    expect(body.slug).toBe('chosen');
  });

  it('returns the current article when another member has changed it', async () => {
    const article = await room.begin(room.author, { title: 'Raced' });
    await room.change(room.editor, article, { summary: 'Edited' });
    const error = expectError(
      await room.change(room.author, article, { summary: 'Mine' }),
      409,
      'ARTICLE_STALE',
    );
    expect(error.details.current).toMatchObject({ summary: 'Edited', version: 2, may: { edit: true } });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => room.change(room.author, { ...article, version: 2 }, { summary: `n${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('of a published article redirects from the old slug permanently', async () => {
    const article = await room.publish({ title: 'Old name of it' });
    const { body } = await room.change(room.editor, article, { title: 'New name of it', slug: 'new-name' });
    expect(body.slug).toBe('new-name');
    for (const name of ['old-name-of-it', 'new-name', body.id])
      expect((await room.find(room.reader, name)).body.slug).toBe('new-name');
    expect((await api.call('GET /api/articles/old-name-of-it/card')).body.title).toBe('New name of it');
    expect((await room.begin(room.author, { title: 'Old name of it' })).slug).toBe('old-name-of-it-2');
    expectError(
      await api.call('POST /api/articles', {
        token: room.author,
        body: { title: 'Thief', slug: 'old-name-of-it' },
      }),
      409,
      'SLUG_TAKEN',
    );
    expect((await room.change(room.editor, body, { slug: 'old-name-of-it' })).body.slug).toBe(
      'old-name-of-it',
    );
  });

  it('of a published article is rejected for its author', async () => {
    const draft = await room.begin(room.author, { title: 'Out of my hands' });
    const { body } = await room.move(room.editor, draft, 'published');
    expect(body.may.edit).toBe(true);
    expectError(await room.change(room.author, body, { title: 'Still mine' }), 403, 'ACCESS_DENIED');
    expect((await room.find(room.author, body.slug)).body.may.edit).toBe(false);
  });
});

describe('revisions', () => {
  it('merge the saves of one editor, and preserve what readers have seen', async () => {
    let article = await room.begin(room.author, { title: 'Growing', summary: 's0' });
    for (const summary of ['s1', 's2', 's3'])
      article = (await room.change(room.author, article, { summary })).body;
    expect(
      (await revisionsOf(room.author, article.id)).map(({ number, summary }) => [number, summary]),
    ).toEqual([[1, 's3']]);
    article = (await room.change(room.editor, article, { summary: 'e1' })).body;
    article = (await room.change(room.editor, article, { tags: ['no text'] })).body;
    article = (await room.move(room.editor, article, 'published')).body;
    for (const summary of ['p1', 'p2']) article = (await room.change(room.editor, article, { summary })).body;
    const revisions = await revisionsOf(room.editor, article.id);
    expect(revisions.map(({ number, summary }) => [number, summary])).toEqual([
      [4, 'p2'],
      [3, 'p1'],
      [2, 'e1'],
      [1, 's3'],
    ]);
    expect(revisions.map(({ editor }) => editor.username)).toEqual(['chief', 'chief', 'chief', 'writer']);
    article = (await room.move(room.editor, article, 'archived')).body;
    article = (await room.move(room.editor, article, 'draft')).body;
    await room.change(room.editor, article, { summary: 'd1' });
    expect((await revisionsOf(room.editor, article.id))[0]).toMatchObject({ number: 5, summary: 'd1' });
  });

  it('can be restored, as a new one', async () => {
    const article = await room.publish({ title: 'Once', summary: 'one', body: textOf('alpha') });
    const changed = (await room.change(room.editor, article, { title: 'Twice', body: textOf('beta') })).body;
    const restore = (revision: number, version: number) =>
      api.call(`POST /api/articles/${article.id}/restore`, {
        token: room.editor,
        body: { revision, version },
      });
    expectError(await restore(9, changed.version), 404, 'REVISION_NOT_FOUND');
    expectError(await restore(1, 1), 409, 'ARTICLE_STALE');
    const { body } = await restore(1, changed.version);
    expect(body).toMatchObject({ title: 'Once', body: textOf('alpha'), version: changed.version + 1 });
    const [newest] = await revisionsOf(room.editor, article.id);
    expect(newest).toMatchObject({ number: 3, title: 'Once', restoredFrom: 1 });
    expect((await feedOf(article.id))[0]).toMatchObject({ title: 'Once' });
  });
});

describe('a state transition', () => {
  it('goes from the author to the editor and to publication, and is logged at each step', async () => {
    const draft = await room.begin(room.author, { title: 'All the way', summary: 'From desk to door.' });
    const submitted = (await room.move(room.author, draft, 'in_review')).body;
    expectError(await room.move(room.author, submitted, 'published'), 403, 'ACCESS_DENIED');
    const published = (await room.move(room.editor, submitted, 'published')).body;
    expect(published).toMatchObject({ state: 'published', publishedAt: expect.any(String) });
    expect(await feedOf(draft.id)).toEqual([
      {
        kind: 'news',
        title: 'All the way',
        body: 'From desk to door.',
        href: '/news/all-the-way',
        author_id: 'auth0|writer',
      },
    ]);
    expectError(await room.move(room.editor, published, 'draft'), 409, 'ARTICLE_STATE_REFUSED');
    const archived = (await room.move(room.editor, published, 'archived')).body;
    expect(await feedOf(draft.id)).toEqual([]);
    expectError(await room.find(room.reader, 'all-the-way'), 404, 'ARTICLE_NOT_FOUND');
    await room.move(room.editor, archived, 'draft');
    expect(await log(draft.id)).toEqual([
      { action: 'article.submitted', actor: 'auth0|writer', before: 'draft', after: 'in_review' },
      { action: 'article.published', actor: 'auth0|chief', before: 'in_review', after: 'published' },
      { action: 'article.archived', actor: 'auth0|chief', before: 'published', after: 'archived' },
      { action: 'article.returned', actor: 'auth0|chief', before: 'archived', after: 'draft' },
    ]);
  });

  it('happens once, with many simultaneous requests', async () => {
    const draft = await room.begin(room.editor, { title: 'Pressed five times' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => room.move(room.editor, draft, 'published')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await log(draft.id)).toHaveLength(1);
    expect(await feedOf(draft.id)).toHaveLength(1);
  });

  it('to scheduled requires a future time', async () => {
    const draft = await room.begin(room.editor, { title: 'Some day' });
    for (const at of [undefined, '2020-01-01T00:00:00Z'])
      expectError(await room.move(room.editor, draft, 'scheduled', at), 422, 'INPUT_INVALID');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = (await room.move(room.editor, draft, 'scheduled', at)).body;
    expect(scheduled).toMatchObject({ state: 'scheduled', publishedAt: at });
    const back = (await room.move(room.editor, scheduled, 'draft')).body;
    expect(back.publishedAt).toBeNull();
    expect((await log(draft.id)).map(({ action }) => action)).toEqual([
      'article.scheduled',
      'article.returned',
    ]);
  });

  it('to published requires a text, and a published text can’t be emptied', async () => {
    const fields = [{ path: 'body.body', message: 'Write a text before it is published.' }];
    const empty = await room.begin(room.author, { title: 'Nothing yet', body: textOf(' ') });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const answer of [
      await room.move(room.editor, empty, 'published'),
      await room.move(room.editor, empty, 'scheduled', tomorrow),
    ]) {
      expect(expectError(answer, 422, 'INPUT_INVALID').details).toMatchObject({ fields });
    }
    const written = (await room.change(room.editor, empty, { body: textOf('The pier is open.') })).body;
    const out = (await room.move(room.editor, written, 'published')).body;
    expectError(await room.change(room.editor, out, { body: textOf('') }), 422, 'INPUT_INVALID');
    const change = { version: out.version, revision: 1 };
    const restored = await api.call(`POST /api/articles/${out.id}/restore`, {
      token: room.editor,
      body: change,
    });
    expectError(restored, 422, 'INPUT_INVALID');
    expect((await room.change(room.editor, out, { title: 'The pier is open' })).status).toBe(200);
  });

  it('writes the log and the strip together with the article or not at all', async () => {
    const draft = await room.begin(room.editor, { title: 'All or nothing' });
    await api.database.sql('ALTER TABLE feed_items ADD CONSTRAINT refuse_all CHECK (false) NOT VALID');
    const answer = await room.move(room.editor, draft, 'published');
    await api.database.sql('ALTER TABLE feed_items DROP CONSTRAINT refuse_all');
    expectError(answer, 500, 'INTERNAL');
    expect((await room.find(room.editor, draft.id)).body.state).toBe('draft');
    expect(await log(draft.id)).toEqual([]);
  });
});

describe('pins', () => {
  const pin = (id: string, pinned: boolean) =>
    api.call(`PUT /api/articles/${id}/pin`, { token: room.editor, body: { pinned } });

  it('are limited to three, also with simultaneous requests', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await room.publish({ title: `Pinned ${n}` })).id);
    const answers = await Promise.all(ids.map((id) => pin(id, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    const pinned = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
    const left = ids[answers.findIndex(({ status }) => status === 409)] ?? '';
    expectError(await pin(left, true), 409, 'PINS_TAKEN');
    expect((await pin(pinned, true)).status).toBe(200);
    expect((await pin(pinned, false)).body.pinned).toBe(false);
    expect((await pin(left, true)).body.pinned).toBe(true);
    await api.database.sql('UPDATE articles SET pin_slot = NULL');
  });

  it('require a published article, and end with the publication', async () => {
    const draft = await room.begin(room.editor, { title: 'Not yet' });
    expectError(await pin(draft.id, true), 409, 'ARTICLE_STATE_REFUSED');
    const published = (await room.move(room.editor, draft, 'published')).body;
    const pinned = (await pin(draft.id, true)).body;
    // A pin isn't content, so open editors stay current.
    expect(pinned.version).toBe(published.version);
    expect((await room.move(room.editor, pinned, 'archived')).body.pinned).toBe(false);
  });
});
