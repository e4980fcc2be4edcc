import { pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { MediaService } from '../media/media.service.ts';
import { revisionDetailsOf } from './article.view.ts';
import { changesRevision } from './article-fields.policy.ts';
import type { RevisionRow } from './article-records.table.ts';
import { ArticleStatesService } from './article-states.service.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { goesIntoNewest } from './revision.policy.ts';
import { RevisionsRepository } from './revisions.repository.ts';

/** Kind of owner in the media library. */
const OWNER = 'article';

interface RevisionMeta {
  editorId: string | null;
  /** Number of the restored revision, if any. */
  restoredFrom?: number;
}

/**
 * Writes articles with the effects of their content: revisions, uses of pictures, and the item in the community strip. Writes must run in the
 * transaction that has locked the article.
 */
@Injectable()
export class ArticleContentService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly media: MediaService,
    private readonly states: ArticleStatesService,
  ) {
    // When the focus of a picture changes in the library, covers of published articles are updated.
    media.onRefocus(({ mediaId, width, height, focus }) =>
      articles.reshapeCovers(mediaId, { width, height, focus }),
    );
  }

  async insert(article: NewArticle): Promise<ArticleRow> {
    const row = await this.articles.insert(article);
    await this.keepRevision(row, { editorId: row.authorId });
    await this.storeUses(row);
    return row;
  }

  /** Updates a locked row. */
  async update(id: string, change: Partial<NewArticle>, meta: RevisionMeta): Promise<ArticleRow> {
    const row = await this.articles.update(id, change);
    if (changesRevision(change)) await this.keepRevision(row, meta);
    await this.storeUses(row);
    await this.states.updateFeedItem(row);
    return row;
  }

  /** @throws REVISION_NOT_FOUND */
  async findRevision(articleId: string, number: number): Promise<RevisionRow> {
    const revision = await this.revisions.find(articleId, number);
    if (!revision) throw new ApiError('REVISION_NOT_FOUND');
    return revision;
  }

  async hasPicture(mediaId: string): Promise<boolean> {
    return (await this.media.find(mediaId)) !== undefined;
  }

  /** Returns the dimensions and focus of a picture for a cover. @throws MEDIA_NOT_FOUND */
  async coverShapeOf(mediaId: string): Promise<NonNullable<ArticleRow['cover']>> {
    const picture = await this.media.find(mediaId);
    if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
    const { width, height, focus } = picture;
    return { width, height, focus };
  }

  private async keepRevision(article: ArticleRow, { editorId, restoredFrom }: RevisionMeta): Promise<void> {
    const { id: articleId, title, summary, body, state, publishedAt, updatedAt } = article;
    const [newest] = await this.revisions.findPage(articleId, undefined, 1);
    const text = { title, summary, body, details: revisionDetailsOf(article) };
    const saving = { editorId, at: updatedAt, state, publishedAt };
    if (newest && restoredFrom === undefined && goesIntoNewest(newest, saving))
      return this.revisions.overwrite(newest, text);
    const number = (newest?.number ?? 0) + 1;
    const seen = state === 'published';
    await this.revisions.insert({ articleId, number, ...text, editorId, restoredFrom, seen });
  }

  /** Records the pictures of the article as used, so that the library doesn't delete them. */
  private async storeUses({ id, body, coverMediaId }: ArticleRow): Promise<void> {
    const shown = pictureIdsOf(body);
    await this.media.setUses(OWNER, id, coverMediaId ? [...shown, coverMediaId] : shown);
  }
}
