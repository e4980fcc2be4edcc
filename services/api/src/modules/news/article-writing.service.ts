import { randomUUID } from 'node:crypto';
import type { Article, ArticleChange, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ArticleAccess } from './article-access.service.ts';
import { ArticleChanges } from './article-changes.service.ts';
import { changedFields, newFields, storedBody } from './article-fields.policy.ts';
import { ArticlePictures } from './article-pictures.service.ts';
import { mayEdit } from './article-states.policy.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { SlugsService } from './slugs.service.ts';

type Cover = ArticleChange['cover'];

/** Beginning and changing articles. */
@Injectable()
export class ArticleWritingService {
  constructor(
    private readonly database: Database,
    private readonly changes: ArticleChanges,
    private readonly slugs: SlugsService,
    private readonly pictures: ArticlePictures,
    private readonly access: ArticleAccess,
  ) {}

  begin(caller: Caller, given: EndpointInput<'POST /api/articles'>['body']): Promise<Article> {
    return this.database.transaction(async () => {
      const id = randomUUID();
      const slug = await this.slugs.choose(id, given);
      const cover = await this.coverFields(given.cover);
      const row = await this.changes.begin({ ...newFields(given), ...cover, id, slug, authorId: caller.id });
      return this.access.present(caller, row);
    });
  }

  change(caller: Caller, id: string, { version, ...wanted }: ArticleChange): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.lockForEdit(caller, id, version);
      const fields = changedFields(row, wanted);
      const slug = await this.slugs.change(row, { title: fields.title, slug: wanted.slug });
      const cover = sameCover(row, wanted.cover) ? {} : await this.coverFields(wanted.cover);
      const change = { ...fields, ...(slug !== row.slug && { slug }), ...cover };
      if (Object.keys(change).length === 0) return this.access.present(caller, row);
      return this.access.present(caller, await this.changes.apply(id, change, { editorId: caller.id }));
    });
  }

  restore(
    caller: Caller,
    id: string,
    { revision: number, version }: EndpointInput<'POST /api/articles/:id/restore'>['body'],
  ): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.lockForEdit(caller, id, version);
      const { title, summary, body } = await this.changes.revision(id, number);
      const slug = await this.slugs.change(row, { title });
      const change = { title, summary, slug, ...storedBody(body) };
      const hand = { editorId: caller.id, restoredFrom: number };
      return this.access.present(caller, await this.changes.apply(id, change, hand));
    });
  }

  private async lockForEdit(caller: Caller, id: string, version: number): Promise<ArticleRow> {
    const row = await this.access.lock(caller, id);
    if (!mayEdit(caller, row)) throw new ApiError('ACCESS_DENIED');
    await this.access.expectVersion(caller, row, version);
    return row;
  }

  private async coverFields(cover: Cover): Promise<Partial<NewArticle>> {
    if (cover === undefined) return {};
    if (cover === null) return { coverMediaId: null, coverAlt: null, cover: null };
    const shape = await this.pictures.shapeOf(cover.mediaId);
    return { coverMediaId: cover.mediaId, coverAlt: cover.alt, cover: shape };
  }
}

function sameCover({ coverMediaId, coverAlt }: ArticleRow, wanted: Cover): boolean {
  if (wanted === undefined) return true;
  return (wanted?.mediaId ?? null) === coverMediaId && (wanted?.alt ?? null) === coverAlt;
}
