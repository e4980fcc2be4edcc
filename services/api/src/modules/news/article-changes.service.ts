import { Injectable } from '@nestjs/common';
import { changesText } from './article-fields.policy.ts';
import { ArticlePictures } from './article-pictures.service.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { PublicationService } from './publication.service.ts';
import { RevisionKeeper } from './revision-keeper.service.ts';

interface Hand {
  editorId: string;
  /** The revision that is brought back, if one is. */
  restoredFrom?: number;
}

/** Writes articles with all that hangs on their text: revisions, the pictures they show, and what was told of them elsewhere. */
@Injectable()
export class ArticleChanges {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly keeper: RevisionKeeper,
    private readonly pictures: ArticlePictures,
    private readonly publication: PublicationService,
  ) {}

  /** Call it inside a transaction. */
  async begin(article: NewArticle): Promise<ArticleRow> {
    const row = await this.articles.insert(article);
    await this.keeper.keep(row, row.authorId);
    await this.pictures.hold(row);
    return row;
  }

  /** Changes a locked row, inside the transaction that has locked it. */
  async apply(
    id: string,
    change: Partial<NewArticle>,
    { editorId, restoredFrom }: Hand,
  ): Promise<ArticleRow> {
    const row = await this.articles.update(id, change);
    if (changesText(change)) await this.keeper.keep(row, editorId, restoredFrom);
    await this.pictures.hold(row);
    await this.publication.bringUpToDate(row);
    return row;
  }

  /** @throws REVISION_NOT_FOUND */
  revision(id: string, number: number) {
    return this.keeper.find(id, number);
  }
}
