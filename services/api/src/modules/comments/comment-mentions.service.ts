import { handlesMeant, MENTION_LIMIT, mentionPlaces } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { MentionableMembersService } from '../users/mentionable-members.service.ts';
import { type CommentMention, CommentMentionsRepository } from './comment-mentions.repository.ts';
import type { CommentRow } from './comments.table.ts';

type Text = Pick<CommentRow, 'id' | 'text'>;

/** Members whom comments mention. The text contains the handle as written, and a row stores whose it was, because handles change. */
@Injectable()
export class CommentMentionsService {
  constructor(
    private readonly database: Database,
    private readonly mentions: CommentMentionsRepository,
    private readonly members: MentionableMembersService,
  ) {}

  findOf(commentIds: readonly string[]): Promise<CommentMention[]> {
    return this.mentions.findOf(commentIds);
  }

  /**
   * Resolves the mentions of a new or changed text. Earlier mentions keep their member. Must run inside the transaction that writes the text.
   * @throws MENTIONS_TOO_MANY, counting the mentions of earlier versions of the text.
   */
  async follow({ id, text }: Text): Promise<void> {
    this.database.requireTransaction();
    const places = mentionPlaces(text).map(({ handle }) => handlesMeant(handle));
    if (places.length === 0) return;
    const before = await this.mentions.findOf([id]);
    const known = new Map(before.map(({ handle, memberId }) => [handle, memberId]));
    const unknown = new Set(places.flat().filter((handle) => !known.has(handle)));
    const found = await this.members.idsOf([...unknown]);
    const meant = new Map<string, string>();
    for (const handles of places) {
      const handle = handles.find((one) => known.has(one) || found.has(one));
      const memberId = handle && found.get(handle);
      if (handle && memberId) meant.set(memberId, handle);
    }
    const all = new Set([...before.map(({ memberId }) => memberId), ...meant.keys()]);
    if (all.size > MENTION_LIMIT) throw new ApiError('MENTIONS_TOO_MANY');
    await this.mentions.add([...meant].map(([memberId, handle]) => ({ commentId: id, memberId, handle })));
  }

  /** Returns the mentioned members who weren't notified yet, and marks them as notified. Must run inside the transaction that announces it to them. */
  async claimUnnotified({ id, text }: Text): Promise<string[]> {
    this.database.requireTransaction();
    const handles = new Set(mentionPlaces(text).flatMap(({ handle }) => handlesMeant(handle)));
    return this.mentions.claimUnnotified(id, [...handles]);
  }
}
