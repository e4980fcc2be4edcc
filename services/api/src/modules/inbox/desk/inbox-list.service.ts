import {
  type EndpointAnswer,
  type EndpointInput,
  INBOX_FILTERS,
  INBOX_WORDS,
  type InboxCounts,
  type InboxItem,
  inboxKindsFor,
  MOST_INBOX_COUNTED,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { canSee } from './inbox.policy.ts';
import { InboxListRepository } from './inbox-list.repository.ts';
import { InboxViews } from './inbox-views.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** The inbox, as each member of the staff may see it. */
@Injectable()
export class InboxList {
  constructor(
    private readonly list: InboxListRepository,
    private readonly views: InboxViews,
  ) {}

  async page(
    caller: Caller,
    { cursor, limit, filter, kind }: EndpointInput<'GET /api/inbox'>['query'],
  ): Promise<EndpointAnswer<'GET /api/inbox'>> {
    const kinds = inboxKindsFor(caller.permissions).filter((one) => kind === undefined || one === kind);
    const after = decodeCursor(cursor, position);
    const rows = await this.list.findPage({ callerId: caller.id, kinds, filter, after, limit: limit + 1 });
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ dueAt, id }) => [dueAt.getTime(), id]);
  }

  async counts(caller: Caller): Promise<InboxCounts> {
    const counted = await this.list.count(caller.id, inboxKindsFor(caller.permissions));
    const sums = INBOX_FILTERS.map((filter) => {
      const sum = counted.reduce((total, counts) => total + counts[filter], 0);
      return [filter, Math.min(sum, MOST_INBOX_COUNTED)] as const;
    });
    return {
      ...(Object.fromEntries(sums) as Omit<InboxCounts, 'kinds'>),
      kinds: counted.map(({ kind, all }) => ({ kind, label: INBOX_WORDS[kind].label, count: all })),
    };
  }

  /** @throws INBOX_ITEM_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<InboxItem> {
    return this.views.one(caller, await this.row(caller, id));
  }

  /** @throws INBOX_ITEM_NOT_FOUND, also for an item about the caller */
  async row(caller: Caller, id: string): Promise<InboxItemRow> {
    const row = await this.list.find(id);
    if (!row || !canSee(caller, row)) throw new ApiError('INBOX_ITEM_NOT_FOUND');
    return row;
  }
}
