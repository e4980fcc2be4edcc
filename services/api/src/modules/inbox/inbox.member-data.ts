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
    exported: { not: 'The work of the staff. What it is about is given with its own table.' },
    // Triggers remove the items of what goes with the member.
    leaving: { stays: 'What waits for the staff, or did, without whom it is about.' },
  }),
];

@MemberData({ tables: INBOX_TABLES })
@Injectable()
export class InboxMemberData implements MemberDataOwner {
  constructor(
    private readonly items: InboxItemsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Items may carry the member's name as their title, and the log has copied it from there. */
  async erase({ id, fullNames }: LeavingMember): Promise<void> {
    const ids = await this.items.findIdsAbout(id);
    await this.audit.forgetTargets('inbox-item', ids, { withValues: false });
    await this.items.forget(id, fullNames);
  }
}
