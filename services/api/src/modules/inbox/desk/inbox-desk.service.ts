import type { InboxItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { InboxSignals } from '../inbox-signals.service.ts';
import { InboxChangesRepository } from './inbox-changes.repository.ts';
import { InboxListRepository } from './inbox-list.repository.ts';
import { InboxList } from './inbox-list.service.ts';
import { InboxViews } from './inbox-views.service.ts';

/** Optimistic changes of items: checks the version that the caller saw, and returns the current item after a conflict. */
@Injectable()
export class InboxDesk {
  constructor(
    private readonly inbox: InboxList,
    private readonly list: InboxListRepository,
    private readonly changes: InboxChangesRepository,
    private readonly views: InboxViews,
    private readonly signals: InboxSignals,
  ) {}

  /** Returns an open item in the version that the caller saw. @throws INBOX_ITEM_NOT_FOUND, INBOX_ITEM_STALE, INBOX_ITEM_CLOSED */
  async seen(caller: Caller, id: string, version: number): Promise<InboxItemRow> {
    const row = await this.inbox.row(caller, id);
    if (row.closedAt !== null || row.version !== version) throw await this.stale(caller, id);
    return row;
  }

  /** @throws INBOX_ITEM_STALE, INBOX_ITEM_CLOSED */
  async assign(caller: Caller, before: InboxItemRow, assigneeId: string | null): Promise<InboxItemRow> {
    return this.changed(caller, before, await this.changes.assign(before, assigneeId));
  }

  /** @throws INBOX_ITEM_STALE, INBOX_ITEM_CLOSED */
  async snooze(caller: Caller, before: InboxItemRow, until: Date | null): Promise<InboxItemRow> {
    return this.changed(caller, before, await this.changes.snooze(before, until, caller.id));
  }

  /** Returns the error for a caller with an outdated version. */
  async stale(caller: Caller, id: string): Promise<ApiError> {
    const row = await this.now(id);
    const code = row.closedAt === null ? 'INBOX_ITEM_STALE' : 'INBOX_ITEM_CLOSED';
    return new ApiError(code, { current: await this.views.one(caller, row) });
  }

  /** @throws INBOX_ITEM_NOT_FOUND once it is deleted */
  async now(id: string): Promise<InboxItemRow> {
    const row = await this.list.find(id);
    if (!row) throw new ApiError('INBOX_ITEM_NOT_FOUND');
    return row;
  }

  present(caller: Caller, row: InboxItemRow): Promise<InboxItem> {
    return this.views.one(caller, row);
  }

  private async changed(
    caller: Caller,
    before: InboxItemRow,
    after: InboxItemRow | undefined,
  ): Promise<InboxItemRow> {
    if (!after) throw await this.stale(caller, before.id);
    await this.signals.changed(after);
    return after;
  }
}
