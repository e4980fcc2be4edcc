import type { ArticleCard } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom, textOf } from '../../../test/test-articles.ts';

let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
  await api.database.sql(`INSERT INTO articles
      (id, slug, title, summary, body, body_text, category, tags, state, published_at, author_id, pin_slot)
    SELECT gen_random_uuid(), 'n-' || n, 'Number ' || n, '', '{"type":"doc","content":[]}', 'The lighthouse keeper, line ' || n,
      CASE WHEN n % 2 = 0 THEN 'city' ELSE 'crime' END, CASE WHEN n % 3 = 0 THEN '{three,all}'::text[] ELSE '{all}' END,
      CASE WHEN n > 24 THEN 'draft' ELSE 'published' END, CASE WHEN n > 24 THEN NULL ELSE now() - (n / 4) * interval '1 hour' END,
      CASE WHEN n <> 9 THEN 'auth0|chief' END, CASE WHEN n IN (7, 20) THEN 1 + (n = 7)::int END
    FROM generate_series(1, 28) n`);
  await api.database.sql(`INSERT INTO article_tags (article_id, tag, category, pinned, published_at)
    SELECT id, unnest(tags), category, pin_slot IS NOT NULL, published_at FROM articles WHERE state = 'published'`);
});
afterAll(() => api.stop());

type Page = Answer<{ items: ArticleCard[]; nextCursor: string | null }>;
const ask = (query: string): Promise<Page> => api.call(`GET /api/articles?${query}`, { token: room.reader });

async function walk(query: string, limit: number): Promise<ArticleCard[]> {
  const seen: ArticleCard[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await ask(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items);
    if (!body.nextCursor) return seen;
    cursor = body.nextCursor;
  }
}
const titles = (items: readonly ArticleCard[]) => items.map(({ title }) => title);

describe('the list', () => {
  it('contains published articles, pinned first, then newest, each once', async () => {
    const items = await walk('', 5);
    expect(items).toHaveLength(24);
    expect(new Set(titles(items)).size).toBe(24);
    expect(items.map(({ pinned }) => pinned)).toEqual([true, true, ...Array(22).fill(false)]);
    const times = items.slice(2).map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.find(({ title }) => title === 'Number 9')?.author.username).toBe('deleted-member');
    expect(items.every(({ highlight }) => highlight === null)).toBe(true);
  });

  it('can be filtered by category, tag, or both', async () => {
    const city = await walk('category=city', 5);
    expect(city).toHaveLength(12);
    expect(city.every(({ category }) => category === 'city')).toBe(true);
    const tagged = await walk('tag=Three', 3);
    expect(tagged).toHaveLength(8);
    expect(tagged.every(({ tags }) => tags.includes('three'))).toBe(true);
    expect(titles(await walk('tag=three&category=city', 2)).sort()).toEqual(
      ['Number 12', 'Number 18', 'Number 24', 'Number 6'].sort(),
    );
    expect(await walk('tag=nobody', 2)).toEqual([]);
  });

  it('reflects changes of articles', async () => {
    const tagsOf = async () => (await api.call('GET /api/articles/tags', { token: room.reader })).body.items;
    expect(await tagsOf()).toEqual([
      { tag: 'all', articles: 24 },
      { tag: 'three', articles: 8 },
    ]);
    const article = await room.publish({ title: 'Tagged', tags: ['three', 'new'], category: 'people' });
    expect(titles(await walk('tag=new', 5))).toEqual(['Tagged']);
    expect(await tagsOf()).toContainEqual({ tag: 'three', articles: 9 });
    const changed = (await room.change(room.editor, article, { tags: ['newer'], category: 'city' })).body;
    expect(await walk('tag=new', 5)).toEqual([]);
    expect(titles(await walk('tag=newer&category=city', 5))).toEqual(['Tagged']);
    await room.move(room.editor, changed, 'archived');
    expect(await walk('tag=newer', 5)).toEqual([]);
    expect(await tagsOf()).toEqual([
      { tag: 'all', articles: 24 },
      { tag: 'three', articles: 8 },
    ]);
  });

  it('is recomputed after visible changes, but not while drafts are edited', async () => {
    const count = async () =>
      (await api.database.sql(`SELECT sum(changes)::int AS n FROM data_versions WHERE topic = 'news'`))[0]?.n;
    const before = await count();
    const draft = await room.begin(room.author, { title: 'Silent' });
    const changed = (await room.change(room.author, draft, { summary: 'Still silent' })).body;
    expect(await count()).toBe(before);
    await room.move(room.editor, changed, 'published');
    expect(await count()).toBeGreaterThan(Number(before));
    expect(titles((await ask('limit=100')).body.items)).toContain('Silent');
  });

  it.each(['', 'search=lighthouse&'])('rejects a foreign cursor (%s)', async (query) => {
    const foreign = Buffer.from(JSON.stringify([-1, 'x'])).toString('base64url');
    expectError(await ask(`${query}cursor=${foreign}`), 422, 'INPUT_INVALID');
  });
});

describe('search', () => {
  beforeAll(async () => {
    await room.publish({ title: 'Ferries in fog', body: textOf('Nothing moved.'), tags: ['boats'] });
    await room.publish({
      title: 'A walk',
      summary: 'Through seven streets down to the ferry and back',
      category: 'people',
    });
    await room.publish({ title: 'Letters', body: textOf('Dear editor, <b>the ferry</b> was late & cold.') });
    await room.begin(room.author, { title: 'Secret ferry plans' });
  });

  it('finds words in title, summary and text, with stemming, and ranks titles first', async () => {
    expect(titles((await ask('search=ferry')).body.items)).toEqual(['Ferries in fog', 'A walk', 'Letters']);
    expect(titles((await ask('search=ferry%20-fog')).body.items).sort()).toEqual(['A walk', 'Letters']);
    expect(titles((await ask('search=ferry&category=people')).body.items)).toEqual(['A walk']);
    expect(titles((await ask('search=ferry&tag=boats')).body.items)).toEqual(['Ferries in fog']);
  });

  it('returns excerpts, as text around the matches', async () => {
    const [, walked, letters] = (await ask('search=ferry')).body.items;
    expect(walked?.highlight).toEqual([
      'Through seven streets down to the ',
      'ferry',
      ' and back\nNothing happened',
    ]);
    expect(letters?.highlight?.join('')).toContain('<b>the ferry</b> was late & cold');
    expect(letters?.highlight?.[1]).toBe('ferry');
  });

  it('returns all matches page by page, each once', async () => {
    const all = titles(await walk('search=lighthouse', 7));
    expect(all).toHaveLength(24);
    expect(new Set(all).size).toBe(24);
  });

  it.each(['"', "'", ':*', '!!', '()', '& |', '<->', 'the', '%', '\\'])(
    'accepts %s without an error',
    async (words) => {
      expect((await ask(`search=${encodeURIComponent(words)}`)).status).toBe(200);
    },
  );
});

describe('read articles', () => {
  const unread = async (token: string) => (await api.call('GET /api/articles/unread', { token })).body.ids;

  it('are no longer unread for the member, but for others', async () => {
    const article = await room.publish({ title: 'Fresh' });
    expect(await unread(room.reader)).toContain(article.id);
    for (let n = 0; n < 2; n += 1)
      expect((await api.call(`PUT /api/articles/${article.id}/read`, { token: room.reader })).status).toBe(
        204,
      );
    expect(await unread(room.reader)).not.toContain(article.id);
    expect(await unread(room.other)).toContain(article.id);
  });

  it('count only from the time when the member joined', async () => {
    const newcomer = await api.as('newcomer');
    await api.call('GET /api/users/me', { token: newcomer });
    expect(await unread(newcomer)).toEqual([]);
  });
});

describe('the desk', () => {
  const desk = (token: string, query = '') => api.call(`GET /api/articles/desk?${query}`, { token });

  it('lists one’s own articles, and with news.publish all, last changed first', async () => {
    const draft = await room.begin(room.author, { title: 'On my desk' });
    const mine = (await desk(room.author, 'limit=100')).body.items;
    expect(mine.every(({ author }) => author.username === 'writer')).toBe(true);
    expect(mine[0]?.id).toBe(draft.id);
    expectError(await desk(room.author, 'scope=all'), 403, 'ACCESS_DENIED');
    const drafts = (await desk(room.editor, 'scope=all&state=draft&limit=100')).body.items;
    expect(drafts.some(({ id }) => id === draft.id)).toBe(true);
    expect(drafts.every(({ state }) => state === 'draft')).toBe(true);
    const first = (await desk(room.editor, 'scope=all&limit=2')).body;
    const second = (await desk(room.editor, `scope=all&limit=2&cursor=${first.nextCursor}`)).body;
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
  });
});
