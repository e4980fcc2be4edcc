import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RevisionRow } from './article-records.table.ts';
import type { ArticleRow } from './articles.table.ts';
import { goesIntoNewest } from './revision.policy.ts';
import { RevisionsRepository } from './revisions.repository.ts';

/** Keeps every form that an article has had. Its calls belong into the transaction that changes the article. */
@Injectable()
export class RevisionKeeper {
  constructor(private readonly revisions: RevisionsRepository) {}

  /** @throws REVISION_NOT_FOUND */
  async find(articleId: string, number: number): Promise<RevisionRow> {
    const revision = await this.revisions.find(articleId, number);
    if (!revision) throw new ApiError('REVISION_NOT_FOUND');
    return revision;
  }

  /** Notes how an article reads now. @param restoredFrom the revision that was brought back, if one was. */
  async keep(article: ArticleRow, editorId: string | null, restoredFrom?: number): Promise<void> {
    const { id: articleId, title, summary, body, state, publishedAt, updatedAt } = article;
    const [newest] = await this.revisions.findPage(articleId, undefined, 1);
    const text = { title, summary, body };
    const saving = { editorId, at: updatedAt, state, publishedAt };
    if (newest && restoredFrom === undefined && goesIntoNewest(newest, saving))
      return this.revisions.overwrite(newest, text);
    const number = (newest?.number ?? 0) + 1;
    const seen = state === 'published';
    await this.revisions.insert({ articleId, number, ...text, editorId, restoredFrom, seen });
  }
}
