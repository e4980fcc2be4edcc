import {
  type EndpointAnswer,
  type EndpointInput,
  type InboxItem,
  MAX_SNOOZE_DAYS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { InboxAreasService } from '../inbox-areas.service.ts';
import { InboxItemsRepository } from '../inbox-items.repository.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { inboxPath } from '../inbox-path.ts';
import { InboxSignalsService } from '../inbox-signals.service.ts';
import { canSee, workerOf, workRefusal } from './inbox.policy.ts';
import { InboxChangesRepository } from './inbox-changes.repository.ts';
import { InboxKindsService, type KnownKind } from './inbox-kinds.service.ts';
import { InboxListRepository } from './inbox-list.repository.ts';
import { InboxListService } from './inbox-list.service.ts';

/** Job that wakes snoozed items. */
const WAKE = 'inbox.wake';
const WAKING_BATCH_SIZE = 100;
/** Retention of closed items, in days. */
const RETENTION_DAYS = 30;
const CLEANING_BATCH_SIZE = 1_000;
const MAX_CANDIDATES = 200;
const REFUSALS = { 'own-decision': 'OWN_DECISION', 'out-of-reach': 'MEMBER_OUT_OF_REACH' } as const;

type Assignment = EndpointInput<'PUT /api/inbox/:id/assignee'>['body'];

/**
 * The staff's work on items: possible assignees, assigning and snoozing. Jobs wake snoozed items, and delete closed ones after their retention.
 * Changes are optimistic: they check the version that the caller saw, and return the current item after a conflict. An area with its own claims
 * stores its assignments itself, so that there is a single source of truth.
 */
@Injectable()
export class InboxDeskService {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxListService,
    private readonly list: InboxListRepository,
    private readonly changes: InboxChangesRepository,
    private readonly areas: InboxAreasService,
    private readonly signals: InboxSignalsService,
    private readonly kinds: InboxKindsService,
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
    items: InboxItemsRepository,
  ) {
    audit.keepFromTheirOwn('inbox-item', (memberId) => items.findIdsAbout(memberId));
    jobs.work(WAKE, async () => void (await this.wake()), { cron: EVERY_MINUTE });
  }

  /** Returns possible assignees: at most 200 members, by name. @throws INBOX_ITEM_NOT_FOUND */
  async candidates(caller: Caller, id: string): Promise<EndpointAnswer<'GET /api/inbox/:id/candidates'>> {
    const item = await this.inbox.row(caller, id);
    const kind = await this.kindOf(item);
    const roles = await kind.roles();
    const holders = await this.users.holdersOf(roles, MAX_CANDIDATES);
    const ranks = await this.assignments.ranksOf([
      ...holders.map(({ id: holder }) => holder),
      item.aboutId ?? '',
    ]);
    const rankOf = (memberId: string | null) => ranks.get(memberId ?? '') ?? 0;
    const able = holders.filter(
      (holder) =>
        holder.id !== item.aboutId &&
        !workRefusal({ id: holder.id, rank: rankOf(holder.id) }, item, kind, rankOf(item.aboutId)),
    );
    return { items: able };
  }

  /**
   * @throws INBOX_ITEM_NOT_FOUND, INBOX_ITEM_STALE and INBOX_ITEM_CLOSED with the current item, OWN_DECISION, MEMBER_OUT_OF_REACH,
   * INBOX_ASSIGNEE_REFUSED
   */
  assign(caller: Caller, id: string, { assigneeId, version }: Assignment): Promise<InboxItem> {
    return this.database.transaction(async () => {
      const before = await this.seen(caller, id, version);
      if (assigneeId !== null) await this.expectAssignable(caller, assigneeId, before);
      const after = await this.changeAssignee(caller, before, assigneeId);
      await this.recordAssignment(caller, before, assigneeId);
      return this.inbox.describe(caller, after);
    });
  }

  /**
   * Snoozes an item for the whole team.
   * @throws INPUT_INVALID, INBOX_ITEM_NOT_FOUND; INBOX_ITEM_STALE and INBOX_ITEM_CLOSED with the current item
   */
  snooze(
    caller: Caller,
    id: string,
    { until, version }: EndpointInput<'PUT /api/inbox/:id/snooze'>['body'],
  ): Promise<InboxItem> {
    const at = until === null ? null : expectSoon(until);
    return this.database.transaction(async () => {
      const before = await this.seen(caller, id, version);
      const after = await this.changed(caller, before, await this.changes.snooze(before, at, caller.id));
      await this.recordSnooze(caller, before, at);
      if (at) await this.jobs.send(WAKE, { at });
      return this.inbox.describe(caller, after);
    });
  }

  /**
   * Wakes snoozed items. Lists compare with the clock, so an item returns on time regardless of this job, which notifies open pages.
   * @returns the number of items.
   */
  wake(): Promise<number> {
    return this.database.transaction(async () => {
      const back = await this.changes.wake(WAKING_BATCH_SIZE);
      for (const row of back) await this.signals.changed(row);
      return back.length;
    });
  }

  /** Deletes closed items after their retention. @returns the number of deleted items, in one batch. */
  @Every('hour')
  clean(): Promise<number> {
    return this.changes.forget(RETENTION_DAYS, CLEANING_BATCH_SIZE);
  }

  /** @throws INBOX_ITEM_NOT_FOUND when no served app declares the kind any more */
  private async kindOf({ kind }: InboxItemRow): Promise<KnownKind> {
    const known = (await this.kinds.lookUp())(kind);
    if (!known) throw new ApiError('INBOX_ITEM_NOT_FOUND');
    return known;
  }

  /** Returns an open item in the version that the caller saw. @throws INBOX_ITEM_NOT_FOUND, INBOX_ITEM_STALE, INBOX_ITEM_CLOSED */
  private async seen(caller: Caller, id: string, version: number): Promise<InboxItemRow> {
    const row = await this.inbox.row(caller, id);
    if (row.closedAt !== null || row.version !== version) throw await this.stale(caller, id);
    return row;
  }

  /** @throws OWN_DECISION, MEMBER_OUT_OF_REACH for the caller; INBOX_ASSIGNEE_REFUSED for another member */
  private async expectAssignable(caller: Caller, assigneeId: string, item: InboxItemRow): Promise<void> {
    const kind = await this.kindOf(item);
    const about = item.aboutId === null ? undefined : await this.assignments.findHolder(item.aboutId);
    if (assigneeId === caller.id) {
      const refusal = workRefusal(caller, item, kind, about?.rank ?? 0);
      if (refusal) throw new ApiError(REFUSALS[refusal]);
      return;
    }
    const assignee = await this.assignments.findHolder(assigneeId);
    const able =
      assignee && canSee(assignee, item, kind) && !workRefusal(assignee, item, kind, about?.rank ?? 0);
    if (!able) throw new ApiError('INBOX_ASSIGNEE_REFUSED');
  }

  private async changeAssignee(
    caller: Caller,
    before: InboxItemRow,
    assigneeId: string | null,
  ): Promise<InboxItemRow> {
    const assign = this.areas.assignOf(before.kind);
    if (!assign) return this.changed(caller, before, await this.changes.assign(before, assigneeId));
    const from = workerOf(before, new Date())?.id ?? null;
    try {
      await assign(caller, { subject: before.subject, assigneeId, from });
    } catch (error) {
      const wasTaken = error instanceof ApiError && error.code === 'CLAIM_TAKEN';
      throw wasTaken ? await this.stale(caller, before.id) : error;
    }
    return this.now(before.id);
  }

  /** @throws INBOX_ITEM_STALE, INBOX_ITEM_CLOSED when the change didn't take place */
  private async changed(
    caller: Caller,
    before: InboxItemRow,
    after: InboxItemRow | undefined,
  ): Promise<InboxItemRow> {
    if (!after) throw await this.stale(caller, before.id);
    await this.signals.changed(after);
    return after;
  }

  /** Returns the error for a caller with an outdated version. */
  private async stale(caller: Caller, id: string): Promise<ApiError> {
    const row = await this.now(id);
    const code = row.closedAt === null ? 'INBOX_ITEM_STALE' : 'INBOX_ITEM_CLOSED';
    return new ApiError(code, { current: await this.inbox.describe(caller, row) });
  }

  /** @throws INBOX_ITEM_NOT_FOUND once it is deleted */
  private async now(id: string): Promise<InboxItemRow> {
    const row = await this.list.find(id);
    if (!row) throw new ApiError('INBOX_ITEM_NOT_FOUND');
    return row;
  }

  /**
   * Notifies the new assignee, and logs the assignment. Taking an unassigned item and returning one's own are routine and aren't logged. An area with
   * its own claims does its own logging.
   */
  private async recordAssignment(
    caller: Caller,
    before: InboxItemRow,
    assigneeId: string | null,
  ): Promise<void> {
    const from = workerOf(before, new Date())?.id ?? null;
    const { id, kind, title, demo } = before;
    if (assigneeId !== null && assigneeId !== from)
      await this.notifications.announce({
        type: 'inbox.assigned',
        subject: `inbox:${id}`,
        title,
        demo,
        actorId: caller.id,
        recipientId: assigneeId,
        href: inboxPath(id),
      });
    const own = (memberId: string | null) => memberId === null || memberId === caller.id;
    if (from === assigneeId || (own(from) && own(assigneeId)) || this.areas.assignOf(kind)) return;
    const names = await this.users.namesOf([from, assigneeId]);
    const called = (memberId: string | null) => memberId && nameOf(names, memberId).fullName;
    await this.audit.record(caller, {
      action: 'inbox.assigned',
      target: targetOf(before),
      before: { assignee: called(from) },
      after: { assignee: called(assigneeId) },
    });
  }

  private async recordSnooze(caller: Caller, before: InboxItemRow, until: Date | null): Promise<void> {
    await this.audit.record(caller, {
      action: 'inbox.snoozed',
      target: targetOf(before),
      before: { until: before.snoozedUntil?.toISOString() ?? null },
      after: { until: until?.toISOString() ?? null },
    });
  }
}

function expectSoon(until: string): Date {
  const at = new Date(until);
  const inMs = at.getTime() - Date.now();
  if (inMs <= 0) throw invalidField('body.until', 'Choose a time in the future.');
  if (inMs > MAX_SNOOZE_DAYS * DAY_MS)
    throw invalidField('body.until', `At most ${MAX_SNOOZE_DAYS} days from now.`);
  return at;
}

function targetOf({ id, title }: InboxItemRow) {
  return { type: 'inbox-item' as const, id, label: title };
}
