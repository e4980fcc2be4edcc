import type { Article, ArticleCard } from '@boardwalk/contracts';
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

const titlesOf = (items: ArticleCard[]) => items.map(({ title }) => title);
const desk = async (token: string, query: string): Promise<ArticleCard[]> =>
  (await api.call(`GET /api/articles/desk?limit=100&${query}`, { token })).body.items;
const notified = (id: string) =>
  api.database.sql("SELECT type FROM notification_events WHERE subject = $1 AND type = 'article.published'", [
    `article:${id}`,
  ]);

describe('an article archived by mistake', () => {
  it('is republished at its previous position, without notifying anyone again', async () => {
    const article = await room.publish({ title: 'Taken down by mistake' });
    const archived = (await room.move(room.editor, article, 'archived')).body;
    expect(archived.moves).toEqual(['draft', 'published']);
    const again: Article = (await room.move(room.editor, archived, 'published')).body;
    expect(again).toMatchObject({ state: 'published', publishedAt: article.publishedAt });
    const items = await api.database.sql('SELECT published_at FROM feed_items WHERE source = $1', [
      `article:${article.id}`,
    ]);
    expect(items).toEqual([{ published_at: new Date(article.publishedAt ?? '') }]);
    expect((await room.find(room.reader, 'taken-down-by-mistake')).status).toBe(200);
    expect(await notified(article.id)).toHaveLength(1);
  });

  it('is published with a new time once it was a draft again', async () => {
    const article = await room.publish({ title: 'Written anew' });
    await api.database.sql("UPDATE articles SET published_at = now() - interval '1 day' WHERE id = $1", [
      article.id,
    ]);
    const archived = (await room.move(room.editor, article, 'archived')).body;
    const draft = (await room.move(room.editor, archived, 'draft')).body;
    const again: Article = (await room.move(room.editor, draft, 'published')).body;
    expect(Date.now() - Date.parse(again.publishedAt ?? '')).toBeLessThan(60_000);
  });

  it('can’t be republished by its author', async () => {
    const draft = await room.begin(room.author, { title: 'Not mine to publish' });
    const published = (await room.move(room.editor, draft, 'published')).body;
    const archived = (await room.move(room.editor, published, 'archived')).body;
    expectError(await room.move(room.author, archived, 'published'), 403, 'ACCESS_DENIED');
  });
});

describe('revisions', () => {
  const revisionsOf = async (id: string) =>
    (await api.call(`GET /api/articles/${id}/revisions`, { token: room.editor })).body.items;

  it('contain tags and category, and restore them', async () => {
    const article = await room.publish({ title: 'With tags', tags: ['ferry'], body: textOf('alpha') });
    const changed = (await room.change(room.editor, article, { tags: ['night'], category: 'people' })).body;
    const [now, before] = await revisionsOf(article.id);
    expect(now).toMatchObject({ number: 2, details: { tags: ['night'], category: 'people', cover: null } });
    expect(before).toMatchObject({ number: 1, details: { tags: ['ferry'], category: 'city' } });
    const restored = await api.call(`POST /api/articles/${article.id}/restore`, {
      token: room.editor,
      body: { revision: 1, version: changed.version },
    });
    expect(restored.body).toMatchObject({ tags: ['ferry'], category: 'city', body: textOf('alpha') });
  });

  it('from before these fields leave them unchanged', async () => {
    const article = await room.publish({ title: 'An old revision', tags: ['old'], body: textOf('alpha') });
    await api.database.sql('UPDATE article_revisions SET details = NULL WHERE article_id = $1', [article.id]);
    const changed = (await room.change(room.editor, article, { tags: ['new'], body: textOf('beta') })).body;
    const restored = await api.call(`POST /api/articles/${article.id}/restore`, {
      token: room.editor,
      body: { revision: 1, version: changed.version },
    });
    expect(restored.body).toMatchObject({ tags: ['new'], body: textOf('alpha') });
    expect((await revisionsOf(article.id)).at(-1)).toMatchObject({ number: 1, details: null });
  });
});

describe('the desk’s list', () => {
  it('finds articles by prefixes of words in titles, and by author', async () => {
    await room.begin(room.author, { title: 'Gulls over Harbourmaster Lane', body: textOf('Quixotic') });
    await room.begin(room.other, { title: 'Nothing about birds' });
    await room.publish({ title: 'Harbourmaster retires' });
    expect(titlesOf(await desk(room.editor, 'scope=all&search=harbourm')).sort()).toEqual([
      'Gulls over Harbourmaster Lane',
      'Harbourmaster retires',
    ]);
    expect(titlesOf(await desk(room.editor, 'scope=all&search=lane+gull'))).toEqual([
      'Gulls over Harbourmaster Lane',
    ]);
    expect(titlesOf(await desk(room.editor, 'scope=all&search=quixotic'))).toEqual([]);
    expect(titlesOf(await desk(room.editor, 'scope=all&search=colleague'))).toEqual(['Nothing about birds']);
    expect(titlesOf(await desk(room.editor, 'scope=all&state=published&search=harbourm'))).toEqual([
      'Harbourmaster retires',
    ]);
    expect(titlesOf(await desk(room.other, 'search=harbourm'))).toEqual([]);
    for (const search of ['%26', '!!', "'%3A*", 'a%26b', '%5C'])
      expect(Array.isArray(await desk(room.editor, `scope=all&search=${search}`))).toBe(true);
  });

  it('can be sorted by waiting time, page by page', async () => {
    const waiting = [];
    for (const title of ['First in line', 'Second in line', 'Third in line']) {
      const draft = await room.begin(room.other, { title });
      waiting.push(title);
      await room.move(room.other, draft, 'in_review');
    }
    const query = 'GET /api/articles/desk?state=in_review&sort=oldest&limit=2';
    const first = (await api.call(query, { token: room.other })).body;
    const second = (await api.call(`${query}&cursor=${first.nextCursor}`, { token: room.other })).body;
    expect(titlesOf([...first.items, ...second.items])).toEqual(waiting);
    expect(titlesOf(await desk(room.other, 'state=in_review'))).toEqual([...waiting].reverse());
  });

  it('counts articles by state, own ones or all', async () => {
    const counts = (token: string, scope: string) =>
      api.call(`GET /api/articles/desk/counts?scope=${scope}`, { token });
    const mine = (await counts(room.other, 'mine')).body;
    expect(mine).toEqual({ draft: 1, in_review: 3, scheduled: 0, published: 0, archived: 0 });
    const all = (await counts(room.editor, 'all')).body;
    expect(all.draft).toBe((await desk(room.editor, 'scope=all&state=draft')).length);
    expect(all.published).toBe((await desk(room.editor, 'scope=all&state=published')).length);
    expectError(await counts(room.other, 'all'), 403, 'ACCESS_DENIED');
    await api.database.sql(
      `INSERT INTO articles (id, slug, title, body, body_text, category)
       SELECT gen_random_uuid(), 'many-' || n, 'One of many', $1, '', 'city' FROM generate_series(1, 150) n`,
      [textOf('')],
    );
    expect((await counts(room.editor, 'all')).body.draft).toBe(100);
  });
});
