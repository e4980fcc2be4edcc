import { reportNote } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../inbox/inbox-area.ts';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.table.ts';
import { DiscussionsService, placeOf } from './discussions.service.ts';

const KIND = 'comment';
const BATCH_SIZE = 200;

/** Comments that need a moderator's decision, in the inbox of the staff: one item each, regardless of the number of reports. */
@Injectable()
export class CommentInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly comments: CommentsRepository,
    private readonly reports: CommentReportsRepository,
    private readonly discussions: DiscussionsService,
  ) {}

  /**
   * Synchronizes the item with a comment, after a change of the comment or its reports.
   * @param by the member who decided; null when there is no decision.
   * @returns the id of the item; undefined when the comment needs no decision.
   */
  async follow(row: CommentRow, by: string | null = null): Promise<string | undefined> {
    const { id, state, authorId, demo } = row;
    const reports = state === 'removed' ? [] : await this.reports.findOpen(id);
    if (state !== 'held' && reports.length === 0) {
      await this.inbox.close(KIND, id, by);
      return undefined;
    }
    const discussed = await this.discussions.one(row);
    const title = discussed?.title ?? '';
    const href = discussed ? placeOf(discussed, id) : '/';
    const last = reports.at(-1);
    const note = last ? reportNote(last) : '';
    return this.inbox.open({
      kind: KIND,
      subject: id,
      title,
      note,
      count: reports.length,
      demo,
      aboutId: authorId,
      href,
      openedAt: reports[0]?.at ?? row.createdAt,
    });
  }

  @RefillsInbox([KIND])
  async refill(): Promise<void> {
    let after: [number, string] | undefined;
    for (;;) {
      const rows = await this.comments.findQueue(after, BATCH_SIZE);
      for (const row of rows) await this.follow(row);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = [last.createdAt.getTime(), last.id];
    }
  }
}
