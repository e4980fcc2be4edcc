import type { CommentCase } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentViewsService } from './comment-views.service.ts';
import { CommentsRepository } from './comments.repository.ts';

/** Number of comments shown before and after the one in question. */
const NEIGHBOURS = 3;

/** Collects the information on which a moderator decides about a comment. */
@Injectable()
export class CommentCases {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly views: CommentViewsService,
    private readonly users: UsersService,
  ) {}

  /** @throws COMMENT_NOT_FOUND; COMMENT_OWN, because members must not see who reported them. */
  async find(caller: Caller, id: string): Promise<CommentCase> {
    const row = await this.comments.find(id);
    if (!row) throw new ApiError('COMMENT_NOT_FOUND');
    if (row.authorId === caller.id) throw new ApiError('COMMENT_OWN');
    const { before, after } = await this.comments.findAround(row, NEIGHBOURS);
    const parent = row.parentId === null ? undefined : await this.comments.find(row.parentId);
    const describe = await this.views.of(caller, [...before, ...after, ...(parent ? [parent] : [])]);
    const reports = await this.reports.findOpen(id);
    const names = await this.users.namesOf(reports.map(({ reporterId }) => reporterId));
    return {
      comment: (await this.views.withSubjects(caller, [row]))(row),
      reports: reports.map(({ reporterId, kind, reason, text, at }) => ({
        by: nameOf(names, reporterId),
        kind,
        reason,
        text,
        at: at.toISOString(),
      })),
      parent: parent ? describe(parent) : null,
      before: before.map(describe),
      after: after.map(describe),
    };
  }
}
