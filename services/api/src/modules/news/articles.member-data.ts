import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { forgetMentions } from '../../platform/member-data/rich-text-mentions.ts';
import { storedBody } from './article-fields.policy.ts';
import { articleReads, articleRevisions, articleSlugs, articleTags } from './article-records.table.ts';
import { articles } from './articles.table.ts';

const PUBLISHED = 'Texts that were written for the site stay without their author.';

/** Articles that members wrote and read. */
const ARTICLE_TABLES = [
  declare(articles, {
    names: { authorId: 'own' },
    exported: [
      'id',
      'slug',
      'title',
      'summary',
      'body',
      'category',
      'tags',
      'state',
      'publishedAt',
      'createdAt',
      'updatedAt',
    ],
    leaving: { stays: PUBLISHED },
  }),
  declare(articleRevisions, {
    names: { editorId: 'own' },
    exported: ['articleId', 'number', 'title', 'summary', 'body', 'at'],
    leaving: { stays: PUBLISHED },
  }),
  declare(articleReads, {
    names: { userId: 'own' },
    exported: ['articleId', 'readAt'],
    leaving: 'deleted',
  }),
  impersonal(articleSlugs, 'Addresses of articles.'),
  impersonal(articleTags, 'Tags of articles.'),
];

@MemberData({ tables: ARTICLE_TABLES })
@Injectable()
export class ArticlesMemberData implements MemberDataOwner {
  constructor(private readonly database: Database) {}

  /** Removes mentions of the member from texts. Increments the version, so that saves over an earlier text are rejected as stale. */
  async erase({ id }: LeavingMember): Promise<void> {
    await forgetMentions(
      this.database,
      {
        table: articles,
        key: [articles.id],
        body: articles.body,
        store: (written) => {
          const { body, bodyText } = storedBody(written);
          return sql`body = ${JSON.stringify(body)}::jsonb, body_text = ${bodyText}, version = version + 1`;
        },
      },
      id,
    );
    await forgetMentions(
      this.database,
      {
        table: articleRevisions,
        key: [articleRevisions.articleId, articleRevisions.number],
        body: articleRevisions.body,
        store: (body) => sql`body = ${JSON.stringify(body)}::jsonb`,
      },
      id,
    );
  }
}
