import type { PageCard } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import type { ShareCard } from '../share-cards/share-card.ts';
import { ShareCardsService } from '../share-cards/share-cards.service.ts';
import { isIndexed, toProfile } from './profile.view.ts';
import { PublicProfilesService } from './public-profiles.service.ts';

/** Maximum length of the description in a card, in characters. */
const CARD_LENGTH = 180;

/** Card that other sites show for a link to a member's page: contains what visitors see. */
@Injectable()
export class ProfileCardsService {
  constructor(
    private readonly profiles: PublicProfilesService,
    private readonly cards: ShareCardsService,
  ) {}

  /** @throws USER_NOT_FOUND */
  async card(handle: string): Promise<PageCard> {
    const row = await this.profiles.expect(handle);
    if (row === 'closed')
      return { title: 'This account is closed', description: '', image: null, indexed: false };
    const { base, drawn } = await this.draw(handle);
    const image = await this.cards.describe(base, drawn);
    return { title: drawn.title, description: drawn.summary, image, indexed: isIndexed(row, handle) };
  }

  /** @throws USER_NOT_FOUND */
  async picture(handle: string, file: string): Promise<RawAnswer> {
    const { base, drawn } = await this.draw(handle);
    return this.cards.serve(base, drawn, file);
  }

  private async draw(handle: string): Promise<{ base: string; drawn: ShareCard }> {
    const row = await this.profiles.expect(handle);
    if (row === 'closed') throw new ApiError('USER_NOT_FOUND');
    const { fullName, username, bio, roles } = toProfile(await this.profiles.whole(row), 'visitor');
    const over = [roles?.[0]?.name ?? 'Member', `@${username}`];
    const drawn: ShareCard = { face: 'docs', title: fullName, summary: firstWords(bio ?? ''), over };
    return { base: `/api/cards/members/${encodeURIComponent(username)}`, drawn };
  }
}

/** Returns the text in the length of a card, cut at the end of a word. */
function firstWords(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), CARD_LENGTH, { words: true });
}
