import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { CommentMentionsRepository } from './comment-mentions.repository.ts';
import { articleReactions, commentMentions, commentReports, comments } from './comments.table.ts';

/** Comments, mentions, reports and reactions of members. */
const COMMENT_TABLES = [
  declare(comments, {
    names: { authorId: 'own', removedBy: 'acted' },
    exported: ['id', 'articleId', 'eventId', 'parentId', 'text', 'state', 'createdAt', 'editedAt'],
    leaving: { stays: 'Threads stay readable: other members have replied. The author is removed.' },
  }),
  declare(commentReports, {
    names: { reporterId: 'own' },
    exported: ['commentId', 'kind', 'reason', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(commentMentions, {
    names: { memberId: 'own' },
    exported: ['commentId', 'notifiedAt'],
    leaving: 'deleted',
  }),
  declare(articleReactions, {
    names: { memberId: 'own' },
    exported: ['articleId', 'kind', 'createdAt'],
    leaving: 'deleted',
  }),
];

@MemberData({ tables: COMMENT_TABLES })
@Injectable()
export class CommentsMemberData implements MemberDataOwner {
  constructor(private readonly mentions: CommentMentionsRepository) {}

  /** Removes the member's handle from comments of others, which stay. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.mentions.removeHandlesOf(id);
  }
}
