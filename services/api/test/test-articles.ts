import type { TestDatabase } from './test-database.ts';

/** As much of the articles as their comments need, where nobody has made the table yet. */
export async function prepareArticles(database: TestDatabase): Promise<void> {
  await database.sql(`CREATE TABLE IF NOT EXISTS articles (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), slug text NOT NULL, title text NOT NULL,
    state text NOT NULL DEFAULT 'published', comments_open boolean NOT NULL DEFAULT true)`);
}

/** An article that can be commented on, unless said otherwise. @returns its id. */
export async function makeArticle(
  database: TestDatabase,
  { title = 'The pier is open', state = 'published', commentsOpen = true } = {},
): Promise<string> {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const [row] = await database.sql<{ id: string }>(
    'INSERT INTO articles (slug, title, state, comments_open) VALUES ($1, $2, $3, $4) RETURNING id',
    [slug, title, state, commentsOpen],
  );
  if (!row) throw new Error('The article was not made.');
  return row.id;
}
