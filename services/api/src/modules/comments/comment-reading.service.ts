import {
  type Comment,
  type CommentSubject,
  type CommentThread,
  DELETED_MEMBER,
  type EndpointAnswer,
  type EndpointInput,
  REPLIES_SHOWN,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentThreadsRepository, type FirstReplies } from './comment-threads.repository.ts';
import { aboutOf, editableUntil, moderates, removerOf } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, DiscussionsService, placeOf } from './discussions.service.ts';

type Query = EndpointInput<'GET /api/articles/:id/comments'>['query'];
type QueuedComment = EndpointAnswer<'GET /api/comments/queue'>['items'][number];
type Reader = string | undefined;

/** Placeholder for a deleted article or event. */
const GONE = { title: '', href: '' };

/** Reads comments, and maps them to what a caller may see. A page takes a constant number of statements, regardless of the number of replies. */
@Injectable()
export class CommentReadingService {
  constructor(
    private readonly discussions: DiscussionsService,
    private readonly threads: CommentThreadsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly mentions: CommentMentionsService,
    private readonly users: UsersService,
  ) {}

  /** Returns a page of top-level comments, the replies to one, or one requested thread. @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND */
  async list(
    caller: Caller,
    kind: CommentSubject,
    id: string,
    { cursor, limit, under, thread }: Query,
  ): Promise<Page<CommentThread>> {
    const after = decodeCursor(cursor, instantPosition);
    const { about } = await this.discussions.find(caller, kind, id);
    const reader = moderates(caller) ? undefined : caller.id;
    if (thread !== undefined) return this.findThread(caller, about, reader, thread);
    const rows =
      under === undefined
        ? await this.threads.findThreads(about, reader, after, limit + 1)
        : await this.threads.findReplies({ about, parentId: under }, reader, after, limit + 1);
    const parents = under === undefined ? rows.slice(0, limit).map((row) => row.id) : [];
    const replies = await this.threads.firstReplies(parents, reader, REPLIES_SHOWN + 1);
    const describe = await this.threadDescriber(caller, rows.slice(0, limit), replies);
    return toPage(rows, limit, describe, positionOf);
  }

  async present(caller: Caller, row: CommentRow): Promise<Comment> {
    return (await this.describer(caller, [row]))(row);
  }

  /** Returns a function that maps these comments. Loads their authors, mentions and reports together. */
  async describer(caller: Caller, rows: readonly CommentRow[]): Promise<(row: CommentRow) => Comment> {
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

  /** Returns a function that maps these comments with their articles and events, for the moderators' queue. */
  async queueDescriber(
    caller: Caller,
    rows: readonly CommentRow[],
  ): Promise<(row: CommentRow) => QueuedComment> {
    const discussed = await this.discussions.of(rows);
    const describe = await this.describer(caller, rows);
    return (row) => {
      const found = discussed(row);
      const subject = found ? { title: found.title, href: placeOf(found, row.id) } : GONE;
      return { ...describe(row), ...subject };
    };
  }

  /** Returns the thread of a comment. A requested reply that isn't among the first ones is appended. */
  private async findThread(
    caller: Caller,
    about: Discussed['about'],
    reader: Reader,
    id: string,
  ): Promise<Page<CommentThread>> {
    const meant = await this.threads.findVisible(about, reader, id);
    const first =
      meant && meant.parentId !== null
        ? await this.threads.findVisible(about, reader, meant.parentId)
        : meant;
    if (!meant || !first) return { items: [], nextCursor: null };
    const replies = await this.threads.firstReplies([first.id], reader, REPLIES_SHOWN + 1);
    const describe = await this.threadDescriber(
      caller,
      [first],
      replies,
      meant.id === first.id ? [] : [meant],
    );
    return { items: [describe(first)], nextCursor: null };
  }

  /**
   * Returns a function that maps these comments with their first replies.
   * @param firstReplies contain one more than is shown, if there are more.
   * @param further replies that are appended to their thread unless they are among the first.
   */
  private async threadDescriber(
    caller: Caller,
    rows: readonly CommentRow[],
    firstReplies: ReadonlyMap<string, FirstReplies>,
    further: readonly CommentRow[] = [],
  ): Promise<(row: CommentRow) => CommentThread> {
    const below = [...firstReplies.values()].flatMap((replies) => replies.rows);
    const describe = await this.describer(caller, [...rows, ...below, ...further]);
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
}

function positionOf({ createdAt, id }: CommentRow): [number, string] {
  return [createdAt.getTime(), id];
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
