import { pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { MediaService } from '../media/media.service.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow } from './articles.table.ts';

const OWNER = 'article';

/** The pictures that articles show, as the library knows them. */
@Injectable()
export class ArticlePictures {
  constructor(
    private readonly media: MediaService,
    articles: ArticlesRepository,
  ) {
    // What is cut off a cover is the library's to say, for articles that are out as well.
    media.onRefocus(({ mediaId, width, height, focus }) =>
      articles.reshapeCovers(mediaId, { width, height, focus }),
    );
  }

  /** How large a cover is and what of it stays in sight. @throws MEDIA_NOT_FOUND */
  async shapeOf(mediaId: string): Promise<NonNullable<ArticleRow['cover']>> {
    const picture = await this.media.find(mediaId);
    if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
    const { width, height, focus } = picture;
    return { width, height, focus };
  }

  /** Tells the library what an article shows now, in the transaction that changes it: as long as it does, nobody can remove it. */
  async hold({ id, body, coverMediaId }: Pick<ArticleRow, 'id' | 'body' | 'coverMediaId'>): Promise<void> {
    const shown = pictureIdsOf(body);
    await this.media.setUses(OWNER, id, coverMediaId ? [...shown, coverMediaId] : shown);
  }
}
