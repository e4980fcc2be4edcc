import { randomUUID } from 'node:crypto';
import type { Article, RichText } from '@boardwalk/contracts';
import type { TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

/** Returns a rich text of one paragraph. */
export function textOf(said: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] };
}

/** Creates the members of a newsroom, and functions for their usual calls. Call it once the API runs. */
export async function startNewsroom(api: TestApi) {
  const [author, other, editor, reader] = await Promise.all([
    api.as('writer', 'AUTHOR'),
    api.as('colleague', 'AUTHOR'),
    api.as('chief', 'EDITOR'),
    api.as('reader'),
  ]);
  for (const token of [author, other, editor, reader]) await api.call('GET /api/users/me', { token });

  const begin = async (token: string, fields: object = {}): Promise<Article> => {
    const body = { title: 'A quiet day', body: textOf('Nothing happened.'), ...fields };
    const answer = await api.call('POST /api/articles', { token, body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const move = (
    token: string,
    { id, version }: Pick<Article, 'id' | 'version'>,
    to: string,
    publishAt?: string,
  ) => api.call(`POST /api/articles/${id}/state`, { token, body: { to, version, publishAt } });
  const change = (token: string, { id, version }: Pick<Article, 'id' | 'version'>, fields: object) =>
    api.call(`PUT /api/articles/${id}`, { token, body: { version, ...fields } });
  const find = (token: string, name: string) => api.call(`GET /api/articles/${name}`, { token });
  const publish = async (fields: object = {}): Promise<Article> =>
    (await move(editor, await begin(editor, fields), 'published')).body;
  return { author, other, editor, reader, begin, move, change, find, publish };
}

export type Newsroom = Awaited<ReturnType<typeof startNewsroom>>;

/** Inserts an article, open for comments by default, directly into the database. @returns its id. */
export async function makeArticle(
  database: TestDatabase,
  { title = 'The pier is open', state = 'published', commentsOpen = true } = {},
): Promise<string> {
  const slug = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${randomUUID()}`;
  const [row] = await database.sql<{ id: string }>(
    `INSERT INTO articles (id, slug, title, state, comments_open, body, body_text, category, author_id, published_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, '', 'city', NULL, now()) RETURNING id`,
    [slug, title, state, commentsOpen, textOf('')],
  );
  if (!row) throw new Error('The article was not made.');
  return row.id;
}
