import { randomUUID } from 'node:crypto';
import { type Article, type ArticleChange, type EndpointInput, pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import { MediaService } from '../media/media.service.ts';
import { revisionDetailsOf } from './article.view.ts';
import { ArticleAccessService } from './article-access.service.ts';
import {
  changedFields,
  changesRevision,
  isUsableSlug,
  newFields,
  slugCandidates,
  storedBody,
} from './article-fields.policy.ts';
import type { RevisionRow } from './article-records.table.ts';
import { mayEdit } from './article-states.policy.ts';
import { ArticleStatesService } from './article-states.service.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { expectText } from './expect-text.ts';
import { goesIntoNewest } from './revision.policy.ts';
import { RevisionsRepository } from './revisions.repository.ts';

type Cover = ArticleChange['cover'];
type WantedSlug = Partial<Pick<ArticleRow, 'title' | 'slug'>>;

/** Slug for a title without letters or digits. */
const DEFAULT_SLUG = 'article';
/** Kind of owner in the media library. */
const OWNER = 'article';

interface RevisionMeta {
  editorId: string | null;
  /** Number of the restored revision, if any. */
  restoredFrom?: number;
}

/**
 * Creates and changes articles, with the effects of their content: slugs, revisions, uses of pictures, and the item in the community strip.
 */
@Injectable()
export class ArticleWritingService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly access: ArticleAccessService,
    private readonly states: ArticleStatesService,
    private readonly media: MediaService,
  ) {
    // When the focus of a picture changes in the library, covers of published articles are updated.
    media.onRefocus(({ mediaId, width, height, focus }) =>
      articles.reshapeCovers(mediaId, { width, height, focus }),
    );
  }

  begin(caller: Caller, given: EndpointInput<'POST /api/articles'>['body']): Promise<Article> {
    return this.database.transaction(async () => {
      const id = randomUUID();
      const slug = await this.chooseSlug(id, given);
      const cover = await this.coverFields(given.cover);
      const row = await this.insert({ ...newFields(given), ...cover, id, slug, authorId: caller.id });
      return this.access.present(caller, row);
    });
  }

  change(caller: Caller, id: string, { version, ...wanted }: ArticleChange): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.lockForEdit(caller, id, version);
      const fields = changedFields(row, wanted);
      if (fields.body) expectText(row.state, fields.body);
      const slug = await this.changeSlug(row, { title: fields.title, slug: wanted.slug });
      const cover = sameCover(row, wanted.cover) ? {} : await this.coverFields(wanted.cover);
      const change = { ...fields, ...(slug !== row.slug && { slug }), ...cover };
      if (Object.keys(change).length === 0) return this.access.present(caller, row);
      return this.access.present(caller, await this.update(id, change, { editorId: caller.id }));
    });
  }

  restore(
    caller: Caller,
    id: string,
    { revision: number, version }: EndpointInput<'POST /api/articles/:id/restore'>['body'],
  ): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.lockForEdit(caller, id, version);
      const { title, summary, body, details } = await this.findRevision(id, number);
      expectText(row.state, body);
      const slug = await this.changeSlug(row, { title });
      const change = { title, summary, slug, ...storedBody(body), ...(await this.restoredFields(details)) };
      const meta = { editorId: caller.id, restoredFrom: number };
      return this.access.present(caller, await this.update(id, change, meta));
    });
  }

  /** Inserts an article. Must run in the transaction that has reserved its slug. */
  private async insert(article: NewArticle): Promise<ArticleRow> {
    this.database.requireTransaction();
    const row = await this.articles.insert(article);
    await this.storeRevision(row, { editorId: row.authorId });
    await this.storeUses(row);
    return row;
  }

  /** Updates an article. Must run in the transaction that has locked it. */
  private async update(id: string, change: Partial<NewArticle>, meta: RevisionMeta): Promise<ArticleRow> {
    this.database.requireTransaction();
    const row = await this.articles.update(id, change);
    if (changesRevision(change)) await this.storeRevision(row, meta);
    await this.storeUses(row);
    await this.states.updateFeedItem(row);
    return row;
  }

  /** @throws REVISION_NOT_FOUND */
  private async findRevision(articleId: string, number: number): Promise<RevisionRow> {
    const revision = await this.revisions.find(articleId, number);
    if (!revision) throw new ApiError('REVISION_NOT_FOUND');
    return revision;
  }

  private async lockForEdit(caller: Caller, id: string, version: number): Promise<ArticleRow> {
    const row = await this.access.lock(caller, id);
    if (!mayEdit(caller, row)) throw new ApiError('ACCESS_DENIED');
    await this.access.expectVersion(caller, row, version);
    return row;
  }

  /** Returns the slug of a new article. @throws SLUG_TAKEN when the requested slug isn't available. */
  private async chooseSlug(id: string, { title = '', slug }: WantedSlug): Promise<string> {
    if (slug !== undefined) return this.takeSlug(slug, id);
    for (const candidate of await candidatesFor(title, id))
      if (await this.articles.takeSlug(candidate, id)) return candidate;
    throw new Error(`No slug could be found for the article ${id}.`);
  }

  /**
   * Returns the slug after a change of title or slug. A published slug stays reserved for the article and redirects. An unpublished one is
   * released, and follows the title unless the author has chosen it.
   */
  private async changeSlug(article: ArticleRow, { title, slug }: WantedSlug): Promise<string> {
    const { id, publishedAt, slug: before } = article;
    const wasPublished = publishedAt !== null;
    if (slug === before) return before;
    if (slug === undefined) {
      if (wasPublished || title === undefined || title === article.title) return before;
      const isFromTitle = (await candidatesFor(article.title, id)).includes(before);
      if (!isFromTitle) return before;
    }
    // Released before the next one is chosen, because the new title may result in the same slug.
    if (!wasPublished) await this.articles.releaseSlug(before);
    return this.chooseSlug(id, { title: title ?? article.title, slug });
  }

  private async takeSlug(slug: string, id: string): Promise<string> {
    if (!isUsableSlug(slug) || !(await this.articles.takeSlug(slug, id))) throw new ApiError('SLUG_TAKEN');
    return slug;
  }

  /** Returns the other fields of a revision. A cover that was deleted from the library isn't restored. */
  private async restoredFields(details: RevisionRow['details']): Promise<Partial<NewArticle>> {
    if (!details) return {};
    const { tags, category, cover } = details;
    const gone = cover !== null && !(await this.media.find(cover.mediaId));
    return { tags, category, ...(await this.coverFields(gone ? undefined : cover)) };
  }

  private async coverFields(cover: Cover): Promise<Partial<NewArticle>> {
    if (cover === undefined) return {};
    if (cover === null) return { coverMediaId: null, coverAlt: null, cover: null };
    const picture = await this.media.find(cover.mediaId);
    if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
    const { width, height, focus } = picture;
    return { coverMediaId: cover.mediaId, coverAlt: cover.alt, cover: { width, height, focus } };
  }

  private async storeRevision(article: ArticleRow, { editorId, restoredFrom }: RevisionMeta): Promise<void> {
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

function sameCover({ coverMediaId, coverAlt }: ArticleRow, wanted: Cover): boolean {
  if (wanted === undefined) return true;
  return (wanted?.mediaId ?? null) === coverMediaId && (wanted?.alt ?? null) === coverAlt;
}

async function candidatesFor(title: string, id: string): Promise<string[]> {
  return slugCandidates(await slugOfTitle(title, DEFAULT_SLUG), id);
}
