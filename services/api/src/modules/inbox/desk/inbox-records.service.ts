import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { InboxItemsRepository } from '../inbox-items.repository.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { inboxPath } from '../inbox-path.ts';
import { InboxRooms } from '../inbox-rooms.service.ts';
import { workerOf } from './inbox.policy.ts';

/** Records actions of the staff in the audit log, and notifies the members concerned. Each method must run inside the transaction of the change. */
@Injectable()
export class InboxRecords {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly rooms: InboxRooms,
    items: InboxItemsRepository,
  ) {
    audit.keepFromTheirOwn('inbox-item', (memberId) => items.findIdsAbout(memberId));
  }

  /** Taking an unassigned item and returning one's own are routine and aren't logged. An area with its own claims does its own logging. */
  async assigned(caller: Caller, before: InboxItemRow, assigneeId: string | null): Promise<void> {
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
    if (from === assigneeId || (own(from) && own(assigneeId)) || this.rooms.of(kind)?.assign) return;
    const names = await this.users.namesOf([from, assigneeId]);
    const called = (memberId: string | null) => memberId && nameOf(names, memberId).fullName;
    await this.audit.record(caller, {
      action: 'inbox.assigned',
      target: targetOf(before),
      before: { assignee: called(from) },
      after: { assignee: called(assigneeId) },
    });
  }

  async snoozed(caller: Caller, before: InboxItemRow, until: Date | null): Promise<void> {
    await this.audit.record(caller, {
      action: 'inbox.snoozed',
      target: targetOf(before),
      before: { until: before.snoozedUntil?.toISOString() ?? null },
      after: { until: until?.toISOString() ?? null },
    });
  }
}

function targetOf({ id, title }: InboxItemRow) {
  return { type: 'inbox-item' as const, id, label: title };
}
