import { randomUUID } from 'node:crypto';
import type { Article, ArticleChange, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { ArticleContentService } from './article-content.service.ts';
import {
  changedFields,
  isUsableSlug,
  newFields,
  slugCandidates,
  storedBody,
} from './article-fields.policy.ts';
import type { RevisionRow } from './article-records.table.ts';
import { mayEdit } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { expectText } from './expect-text.ts';

type Cover = ArticleChange['cover'];
type WantedSlug = Partial<Pick<ArticleRow, 'title' | 'slug'>>;

/** Slug for a title without letters or digits. */
const DEFAULT_SLUG = 'article';

/** Creates and changes articles, with their slugs. */
@Injectable()
export class ArticleWritingService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly content: ArticleContentService,
    private readonly access: ArticleAccessService,
  ) {}

  begin(caller: Caller, given: EndpointInput<'POST /api/articles'>['body']): Promise<Article> {
    return this.database.transaction(async () => {
      const id = randomUUID();
      const slug = await this.chooseSlug(id, given);
      const cover = await this.coverFields(given.cover);
      const row = await this.content.insert({ ...newFields(given), ...cover, id, slug, authorId: caller.id });
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
      return this.access.present(caller, await this.content.update(id, change, { editorId: caller.id }));
    });
  }

  restore(
    caller: Caller,
    id: string,
    { revision: number, version }: EndpointInput<'POST /api/articles/:id/restore'>['body'],
  ): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.lockForEdit(caller, id, version);
      const { title, summary, body, details } = await this.content.findRevision(id, number);
      expectText(row.state, body);
      const slug = await this.changeSlug(row, { title });
      const change = { title, summary, slug, ...storedBody(body), ...(await this.restoredFields(details)) };
      const meta = { editorId: caller.id, restoredFrom: number };
      return this.access.present(caller, await this.content.update(id, change, meta));
    });
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
    const gone = cover !== null && !(await this.content.hasPicture(cover.mediaId));
    return { tags, category, ...(await this.coverFields(gone ? undefined : cover)) };
  }

  private async coverFields(cover: Cover): Promise<Partial<NewArticle>> {
    if (cover === undefined) return {};
    if (cover === null) return { coverMediaId: null, coverAlt: null, cover: null };
    const shape = await this.content.coverShapeOf(cover.mediaId);
    return { coverMediaId: cover.mediaId, coverAlt: cover.alt, cover: shape };
  }
}

function sameCover({ coverMediaId, coverAlt }: ArticleRow, wanted: Cover): boolean {
  if (wanted === undefined) return true;
  return (wanted?.mediaId ?? null) === coverMediaId && (wanted?.alt ?? null) === coverAlt;
}

async function candidatesFor(title: string, id: string): Promise<string[]> {
  return slugCandidates(await slugOfTitle(title, DEFAULT_SLUG), id);
}
