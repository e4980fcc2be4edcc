import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { chatMessages } from './chat-messages.table.ts';
import { ChatRolesService } from './chat-roles.service.ts';
import { chatRoleReasons, chatRoles } from './chat-roles.table.ts';

/** Messages to the chat community about members, and the accounts of members that have its role. */
const CHAT_TABLES = [
  declare(chatMessages, {
    names: { memberId: 'own' },
    exported: {
      not: 'Messages to the chat community, stored for some days. The decisions are in the other tables.',
    },
    leaving: 'deleted',
  }),
  declare(chatRoleReasons, {
    names: { memberId: 'own' },
    exported: ['submissionId', 'since'],
    leaving: 'deleted',
  }),
  declare(chatRoles, {
    names: { memberId: 'own' },
    exported: ['accountId', 'wanted', 'state', 'settledAt'],
    leaving: {
      stays:
        'Until the chat community has removed the role from the account, within 30 days, without the member.',
    },
  }),
];

@MemberData({ tables: CHAT_TABLES })
@Injectable()
export class ChatMemberData implements MemberDataOwner {
  constructor(private readonly roles: ChatRolesService) {}

  /** Removes the role from the member's account. Messages are deleted with the member. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.roles.takeAll(id);
  }
}
