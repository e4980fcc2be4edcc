import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { AuditService } from '../audit/audit.service.ts';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import { inboxItems } from './inbox-items.table.ts';

/** Items of the staff inbox that are about members. */
const INBOX_TABLES = [
  declare(inboxItems, {
    names: {
      aboutId: 'own',
      assigneeId: 'acted',
      claimedBy: 'acted',
      snoozedBy: 'acted',
      closedBy: 'acted',
    },
    exported: { not: 'The work of the staff. The export contains its subjects from their own tables.' },
    // Triggers delete the items whose subjects are deleted with the member.
    leaving: { stays: 'Open and closed work of the staff, without the member whom it is about.' },
  }),
];

@MemberData({ tables: INBOX_TABLES })
@Injectable()
export class InboxMemberData implements MemberDataOwner {
  constructor(
    private readonly items: InboxItemsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Removes the member's name from items, which may have it as their title, and from the audit log, which copies titles. */
  async erase({ id, fullNames }: LeavingMember): Promise<void> {
    const ids = await this.items.findIdsAbout(id);
    await this.audit.forgetTargets('inbox-item', ids, { withValues: false });
    await this.items.forget(id, fullNames);
  }
}
