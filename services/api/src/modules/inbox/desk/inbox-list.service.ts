import {
  type EndpointAnswer,
  type EndpointInput,
  INBOX_FILTERS,
  type InboxCounts,
  type InboxItem,
  MAX_INBOX_COUNTED,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { canSee, workerOf, workRefusal } from './inbox.policy.ts';
import { InboxKindsService, type KnownKind } from './inbox-kinds.service.ts';
import { InboxListRepository } from './inbox-list.repository.ts';

type Names = ReadonlyMap<string, MemberName>;

/** The inbox, as each member of the staff may see it. */
@Injectable()
export class InboxListService {
  constructor(
    private readonly list: InboxListRepository,
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
    private readonly kinds: InboxKindsService,
  ) {}

  async page(
    caller: Caller,
    { cursor, limit, filter, kind }: EndpointInput<'GET /api/inbox'>['query'],
  ): Promise<EndpointAnswer<'GET /api/inbox'>> {
    const visible = await this.kinds.visibleTo(caller);
    const kinds = visible.filter((one) => kind === undefined || one === kind);
    const after = decodeCursor(cursor, instantPosition);
    const rows = await this.list.findPage({ callerId: caller.id, kinds, filter, after, limit: limit + 1 });
    const describe = await this.describeAll(caller, rows);
    return toPage(rows, limit, describe, ({ dueAt, id }) => [dueAt.getTime(), id]);
  }

  async counts(caller: Caller): Promise<InboxCounts> {
    const counted = await this.list.count(caller.id, await this.kinds.visibleTo(caller));
    const kindOf = await this.kinds.lookUp();
    const sums = INBOX_FILTERS.map((filter) => {
      const sum = counted.reduce((total, counts) => total + counts[filter], 0);
      return [filter, Math.min(sum, MAX_INBOX_COUNTED)] as const;
    });
    return {
      ...(Object.fromEntries(sums) as Omit<InboxCounts, 'kinds'>),
      kinds: counted.flatMap(({ kind, all }) => {
        const label = kindOf(kind)?.label;
        return label ? { kind, label, count: all } : [];
      }),
    };
  }

  /** @throws INBOX_ITEM_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<InboxItem> {
    return this.describe(caller, await this.row(caller, id));
  }

  /** @throws INBOX_ITEM_NOT_FOUND, also for an item about the caller */
  async row(caller: Caller, id: string): Promise<InboxItemRow> {
    const row = await this.list.find(id);
    const kindOf = await this.kinds.lookUp();
    if (!row || !canSee(caller, row, kindOf(row.kind))) throw new ApiError('INBOX_ITEM_NOT_FOUND');
    return row;
  }

  /** Maps an item for a caller. */
  async describe(caller: Pick<Caller, 'id' | 'rank'>, row: InboxItemRow): Promise<InboxItem> {
    return (await this.describeAll(caller, [row]))(row);
  }

  /** Loads the names and ranks of all these items together. */
  private async describeAll(
    caller: Pick<Caller, 'id' | 'rank'>,
    rows: readonly InboxItemRow[],
  ): Promise<(row: InboxItemRow) => InboxItem> {
    const names = await this.users.namesOf(
      rows.flatMap(({ aboutId, assigneeId, claimedBy, snoozedBy, closedBy }) => [
        aboutId,
        assigneeId,
        claimedBy,
        snoozedBy,
        closedBy,
      ]),
    );
    const ranks = await this.assignments.ranksOf(rows.flatMap(({ aboutId }) => aboutId ?? []));
    const kindOf = await this.kinds.lookUp();
    const now = new Date();
    return (row) => {
      const kind = kindOf(row.kind);
      // Between reading the list and this, the app was switched off.
      if (!kind) throw new ApiError('INBOX_ITEM_NOT_FOUND');
      return {
        ...toItem(row, kind, { names, callerId: caller.id, now }),
        refusal: workRefusal(caller, row, kind, ranks.get(row.aboutId ?? '') ?? 0),
      };
    };
  }
}

function toItem(
  row: InboxItemRow,
  { label, open }: KnownKind,
  { names, callerId, now }: { names: Names; callerId: string; now: Date },
): Omit<InboxItem, 'refusal'> {
  const { id, kind, subject, title, note, count, href, openedAt, dueAt, aboutId, version } = row;
  const worker = workerOf(row, now);
  const member = (memberId: string) => ({ id: memberId, ...nameOf(names, memberId) });
  return {
    id,
    kind,
    label,
    open,
    subject,
    title,
    note,
    count,
    href,
    version,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    overdue: row.closedAt === null && dueAt < now,
    about: aboutId === null ? null : member(aboutId),
    assignee: worker && {
      ...member(worker.id),
      mine: worker.id === callerId,
      until: worker.until?.toISOString() ?? null,
    },
    snoozed:
      row.snoozedUntil && row.snoozedUntil > now
        ? { until: row.snoozedUntil.toISOString(), by: nameOf(names, row.snoozedBy) }
        : null,
    closed: row.closedAt && {
      at: row.closedAt.toISOString(),
      by: row.closedBy === null ? null : nameOf(names, row.closedBy),
    },
  };
}
