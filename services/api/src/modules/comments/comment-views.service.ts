import { type Comment, DELETED_MEMBER, type EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { UsersService } from '../users/users.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { aboutOf, editableUntil, moderates } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';
import { Discussions } from './discussions.service.ts';

type QueuedComment = EndpointAnswer<'GET /api/comments/queue'>['items'][number];
/** What a comment is about that is gone. */
const GONE = { title: '', href: '' };

/** Comments as a caller may see them. */
@Injectable()
export class CommentViewsService {
  constructor(
    private readonly users: UsersService,
    private readonly reports: CommentReportsRepository,
    private readonly discussions: Discussions,
  ) {}

  /** Reads authors and reports of all these comments at once. */
  async of(caller: Caller, rows: readonly CommentRow[]): Promise<(row: CommentRow) => Comment> {
    const authors = await this.users.namesOf([...new Set(rows.map(({ authorId }) => authorId))]);
    const reports = moderates(caller)
      ? await this.reports.countOpen(rows.map(({ id }) => id))
      : new Map<string, number>();
    return (row) =>
      toComment(row, caller, authors.get(row.authorId ?? '') ?? DELETED_MEMBER, reports.get(row.id) ?? 0);
  }

  async one(caller: Caller, row: CommentRow): Promise<Comment> {
    return (await this.of(caller, [row]))(row);
  }

  /** The same with what each comment is about, for the moderators' queue. */
  async withSubjects(
    caller: Caller,
    rows: readonly CommentRow[],
  ): Promise<(row: CommentRow) => QueuedComment> {
    const discussed = await this.discussions.of(rows);
    const describe = await this.of(caller, rows);
    return (row) => {
      const { title, href } = discussed(row) ?? GONE;
      return { ...describe(row), title, href };
    };
  }
}

/** Only moderators see the text of a removed comment, and the number of its reports. */
function toComment(row: CommentRow, caller: Caller, author: Comment['author'], reports: number): Comment {
  const { id, version, state, createdAt, editedAt } = row;
  const hidden = state === 'removed' && !moderates(caller);
  return {
    ...{ id, about: aboutOf(row), version, author, state },
    text: hidden ? '' : row.text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reports: moderates(caller) ? reports : 0,
    mine: row.authorId === caller.id,
    editableUntil: editableUntil(row).toISOString(),
  };
}
