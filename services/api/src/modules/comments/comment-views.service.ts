import {
  type Comment,
  type CommentThread,
  DELETED_MEMBER,
  type EndpointAnswer,
  REPLIES_SHOWN,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import type { FirstReplies } from './comment-threads.repository.ts';
import { aboutOf, editableUntil, moderates, removerOf } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';
import { DiscussionsService, placeOf } from './discussions.service.ts';

type QueuedComment = EndpointAnswer<'GET /api/comments/queue'>['items'][number];
/** Placeholder for a deleted article or event. */
const GONE = { title: '', href: '' };

/** Maps comments to what a caller may see. */
@Injectable()
export class CommentViewsService {
  constructor(
    private readonly users: UsersService,
    private readonly mentions: CommentMentionsService,
    private readonly reports: CommentReportsRepository,
    private readonly discussions: DiscussionsService,
  ) {}

  /** Loads authors, mentions and reports of all these comments together. */
  async of(caller: Caller, rows: readonly CommentRow[]): Promise<(row: CommentRow) => Comment> {
    const ids = rows.map(({ id }) => id);
    const mentions = Map.groupBy(await this.mentions.findOf(ids), ({ commentId }) => commentId);
    const mentioned = [...mentions.values()].flat().map(({ memberId }) => memberId);
    const names = await this.users.namesOf([...rows.map(({ authorId }) => authorId), ...mentioned]);
    const reports = moderates(caller) ? await this.reports.countOpen(ids) : new Map<string, number>();
    return (row) =>
      toComment(row, caller, {
        author: names.get(row.authorId ?? '') ?? DELETED_MEMBER,
        mentions: (mentions.get(row.id) ?? []).map(({ handle, memberId }) => ({
          handle,
          member: nameOf(names, memberId),
        })),
        reports: reports.get(row.id) ?? 0,
      });
  }

  async one(caller: Caller, row: CommentRow): Promise<Comment> {
    return (await this.of(caller, [row]))(row);
  }

  /**
   * Maps comments with their first replies.
   * @param firstReplies contain one more than is shown, if there are more.
   * @param further replies that are appended to their thread unless they are among the first.
   */
  async ofThreads(
    caller: Caller,
    rows: readonly CommentRow[],
    firstReplies: ReadonlyMap<string, FirstReplies>,
    further: readonly CommentRow[] = [],
  ): Promise<(row: CommentRow) => CommentThread> {
    const below = [...firstReplies.values()].flatMap((replies) => replies.rows);
    const describe = await this.of(caller, [...rows, ...below, ...further]);
    return (row) => {
      const { count, rows: replies } = firstReplies.get(row.id) ?? { count: 0, rows: [] };
      const page = toPage(replies, REPLIES_SHOWN, describe, (last) => [last.createdAt.getTime(), last.id]);
      const known = new Set(page.items.map(({ id }) => id));
      const missing = further.filter(({ id, parentId }) => parentId === row.id && !known.has(id));
      return {
        ...describe(row),
        replies: { ...page, items: [...page.items, ...missing.map(describe)], count },
      };
    };
  }

  /** Maps comments with their articles and events, for the moderators' queue. */
  async withSubjects(
    caller: Caller,
    rows: readonly CommentRow[],
  ): Promise<(row: CommentRow) => QueuedComment> {
    const discussed = await this.discussions.of(rows);
    const describe = await this.of(caller, rows);
    return (row) => {
      const found = discussed(row);
      const subject = found ? { title: found.title, href: placeOf(found, row.id) } : GONE;
      return { ...describe(row), ...subject };
    };
  }
}

/** Only moderators see the text of a removed comment, and the number of its reports. */
function toComment(
  row: CommentRow,
  caller: Caller,
  { author, mentions, reports }: Pick<Comment, 'author' | 'mentions' | 'reports'>,
): Comment {
  const { id, parentId, version, state, createdAt, editedAt } = row;
  const hidden = state === 'removed' && !moderates(caller);
  return {
    id,
    about: aboutOf(row),
    parentId,
    version,
    author,
    state,
    text: hidden ? '' : row.text,
    mentions: hidden ? [] : mentions,
    removedBy: removerOf(row),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reports,
    mine: row.authorId === caller.id,
    editableUntil: editableUntil(row).toISOString(),
  };
}
