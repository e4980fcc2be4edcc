import {
  type CommentSubject,
  type CommentThread,
  type EndpointInput,
  REPLIES_SHOWN,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { CommentThreadsRepository } from './comment-threads.repository.ts';
import { CommentViewsService } from './comment-views.service.ts';
import { moderates } from './comments.policy.ts';
import type { CommentRow } from './comments.table.ts';
import { type Discussed, DiscussionsService } from './discussions.service.ts';

type Query = EndpointInput<'GET /api/articles/:id/comments'>['query'];
type Reader = string | undefined;

const position = z.tuple([cursorInstant, z.uuid()]);

/** Reads comments for callers. A page takes a constant number of statements, regardless of the number of replies. */
@Injectable()
export class CommentReadingService {
  constructor(
    private readonly discussions: DiscussionsService,
    private readonly threads: CommentThreadsRepository,
    private readonly views: CommentViewsService,
  ) {}

  /** Returns a page of top-level comments, the replies to one, or one requested thread. @throws ARTICLE_NOT_FOUND, EVENT_NOT_FOUND */
  async list(
    caller: Caller,
    kind: CommentSubject,
    id: string,
    { cursor, limit, under, thread }: Query,
  ): Promise<Page<CommentThread>> {
    const after = decodeCursor(cursor, position);
    const { about } = await this.discussions.find(caller, kind, id);
    const reader = moderates(caller) ? undefined : caller.id;
    if (thread !== undefined) return this.findThread(caller, about, reader, thread);
    const rows =
      under === undefined
        ? await this.threads.findThreads(about, reader, after, limit + 1)
        : await this.threads.findReplies({ about, parentId: under }, reader, after, limit + 1);
    const parents = under === undefined ? rows.slice(0, limit).map((row) => row.id) : [];
    const replies = await this.threads.firstReplies(parents, reader, REPLIES_SHOWN + 1);
    const describe = await this.views.ofThreads(caller, rows.slice(0, limit), replies);
    return toPage(rows, limit, describe, positionOf);
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
    const describe = await this.views.ofThreads(
      caller,
      [first],
      replies,
      meant.id === first.id ? [] : [meant],
    );
    return { items: [describe(first)], nextCursor: null };
  }
}

function positionOf({ createdAt, id }: CommentRow): [number, string] {
  return [createdAt.getTime(), id];
}
