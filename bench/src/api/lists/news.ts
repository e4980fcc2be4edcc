import type { GrowingList } from './growing-list.ts';

/**
 * Nine in ten are published, one each second. `harbour` is in every article, `ferry` in one of ten, `cormorant` in twenty at any number of
 * articles. One in 40 has the tag `t7`, every second one the tag `harbour`.
 */
export const NEWS: GrowingList = {
  name: 'articles',
  tables: ['articles', 'article_tags', 'article_reads'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'writer|' || n, 'w' || n || '@d.test', 'Writer ' || n, 'writer' || n FROM generate_series($1::int + 1, $2::int) n WHERE n <= 40`,
    `INSERT INTO articles (id, slug, title, summary, body, body_text, category, tags, state, published_at, author_id, created_at, updated_at)
     SELECT gen_random_uuid(), 'bench-' || n, 'News of the harbour ' || n, 'What happened at berth ' || n % 500, '{}',
       CASE WHEN n % 10 = 0 THEN 'The ferry was late. ' ELSE '' END ||
         CASE WHEN n <= 1000 AND n % 50 = 1 THEN 'A cormorant sat there. ' ELSE '' END || 'Seen at the quay, ' || md5(n::text),
       (ARRAY['city','crime','business','people','server','events'])[1 + n % 6],
       array_remove(ARRAY['t' || n % 40, CASE WHEN n % 2 = 0 THEN 'harbour' END], NULL),
       CASE WHEN n % 10 = 9 THEN 'draft' ELSE 'published' END, CASE WHEN n % 10 = 9 THEN NULL ELSE at END, 'writer|' || 1 + n % 40, at, at
     FROM generate_series($1::int + 1, $2::int) n, LATERAL (SELECT '2026-01-01Z'::timestamptz + n * interval '1 second' AS at) moment`,
    `INSERT INTO article_tags (article_id, tag, category, pinned, published_at)
     SELECT id, unnest(tags), category, false, published_at FROM articles
     WHERE state = 'published' AND slug = ANY (SELECT 'bench-' || n FROM generate_series($1::int + 1, $2::int) n)`,
    `INSERT INTO article_reads (user_id, article_id)
     SELECT author_id, id FROM articles WHERE slug = ANY (SELECT 'bench-' || n FROM generate_series($1::int + 1, $2::int) n)`,
  ],
  requests: [
    '/api/articles?limit=20',
    '/api/articles?limit=20&category=crime',
    '/api/articles?limit=20&tag=t7',
    '/api/articles?limit=20&tag=harbour',
    '/api/articles?limit=20&tag=harbour&category=city',
    '/api/articles?limit=20&search=harbour',
    '/api/articles?limit=20&search=ferry',
    '/api/articles?limit=20&search=cormorant',
    '/api/articles?limit=20&search=nobody-wrote-this',
    '/api/articles/tags',
    '/api/articles/unread',
    '/api/articles/desk?limit=20&scope=all',
    '/api/articles/desk?limit=20&scope=all&state=draft',
    '/api/articles/desk?limit=20&scope=mine',
  ],
  role: 'OWNER',
};
