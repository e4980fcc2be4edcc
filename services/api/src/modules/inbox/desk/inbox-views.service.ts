import { INBOX_WORDS, type InboxItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { workerOf, workRefusal } from './inbox.policy.ts';

type Names = ReadonlyMap<string, MemberName>;

/** Maps items of the inbox for a caller. */
@Injectable()
export class InboxViews {
  constructor(
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
  ) {}

  /** Loads the names and ranks of all these items together. */
  async of(
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
    const now = new Date();
    return (row) => ({
      ...toItem(row, names, caller.id, now),
      refusal: workRefusal(caller, row, ranks.get(row.aboutId ?? '') ?? 0),
    });
  }

  async one(caller: Pick<Caller, 'id' | 'rank'>, row: InboxItemRow): Promise<InboxItem> {
    return (await this.of(caller, [row]))(row);
  }
}

function toItem(row: InboxItemRow, names: Names, callerId: string, now: Date): Omit<InboxItem, 'refusal'> {
  const { id, kind, subject, title, note, count, href, openedAt, dueAt, aboutId, version } = row;
  const { label, open } = INBOX_WORDS[kind];
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
