import { type DocEntry, type DocPage, type PageCard, plainTextOf, truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import type { ShareCard } from '../share-cards/share-card.ts';
import { ShareCardsService } from '../share-cards/share-cards.service.ts';
import { DocsService } from './docs.service.ts';

/** Maximum length of the description in a card, in characters. */
const CARD_LENGTH = 180;

/** Card that other sites show for a link to a published page. */
@Injectable()
export class DocCardsService {
  constructor(
    private readonly docs: DocsService,
    private readonly cards: ShareCardsService,
  ) {}

  async card(slug: string): Promise<PageCard> {
    const { base, drawn } = await this.find(slug);
    const { title, summary } = drawn;
    return { title, description: summary, image: await this.cards.describe(base, drawn) };
  }

  async picture(slug: string, file: string): Promise<RawAnswer> {
    const { base, drawn } = await this.find(slug);
    return this.cards.serve(base, drawn, file);
  }

  /** @throws DOC_NOT_FOUND unless the page is public. */
  private async find(slug: string) {
    const page = await this.docs.published(slug);
    const { items } = await this.docs.tree();
    const over = ['Docs', ...above(page, items).map(({ title }) => title)];
    const drawn: ShareCard = {
      face: 'docs',
      title: page.title,
      summary: page.summary || firstWords(page),
      over,
    };
    return { base: `/api/cards/docs/${page.slug}`, drawn };
  }
}

/** Returns the ancestors of a page, outermost first. */
function above({ parentId }: Pick<DocPage, 'parentId'>, tree: readonly DocEntry[]): DocEntry[] {
  const parent = tree.find(({ id }) => id === parentId);
  return parent ? [...above(parent, tree), parent] : [];
}

/** Returns the start of the first paragraph, cut at the end of a word. */
function firstWords({ body }: Pick<DocPage, 'body'>): string {
  const paragraphs = body.content.filter(({ type }) => type === 'paragraph');
  const [text = ''] = plainTextOf({ type: 'doc', content: paragraphs }).split('\n');
  return truncate(text, CARD_LENGTH, { words: true });
}
