import type { ArticleCategory, PageCard } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import type { ShareCard } from '../share-cards/share-card.ts';
import { ShareCardsService } from '../share-cards/share-cards.service.ts';
import { toCard } from './article.view.ts';
import { ArticleAccessService } from './article-access.service.ts';

/** Labels of the categories in cards. */
const SECTIONS: Record<ArticleCategory, string> = {
  city: 'City',
  crime: 'Courts and crime',
  business: 'Business',
  people: 'People',
  server: 'Server',
  events: 'Events',
};

/** Card that other sites show for a link to an article. It is public, so only published articles have one. */
@Injectable()
export class ArticleCardsService {
  constructor(
    private readonly access: ArticleAccessService,
    private readonly cards: ShareCardsService,
  ) {}

  async card(name: string): Promise<PageCard> {
    const { base, title, summary, drawn } = await this.find(name);
    return { title, description: summary, image: await this.cards.describe(base, drawn) };
  }

  async picture(name: string, file: string): Promise<RawAnswer> {
    const { base, drawn } = await this.find(name);
    return this.cards.serve(base, drawn, file);
  }

  /** @throws ARTICLE_NOT_FOUND unless it is published. */
  private async find(name: string) {
    const row = await this.access.read(name);
    if (row?.state !== 'published') throw new ApiError('ARTICLE_NOT_FOUND');
    const { id, title, summary, category, cover } = toCard(row, new Map());
    const drawn: ShareCard = {
      face: 'news',
      title,
      summary,
      over: [SECTIONS[category]],
      ...(cover && { cover: { mediaId: cover.mediaId, focus: cover.focus, alt: cover.alt } }),
    };
    return { base: `/api/cards/articles/${id}`, title, summary, drawn };
  }
}
