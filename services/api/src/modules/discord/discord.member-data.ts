import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { discordMessages } from './discord-messages.table.ts';
import { DiscordRolesService } from './discord-roles.service.ts';
import { discordRoleReasons, discordRoles } from './discord-roles.table.ts';

/** Messages to the chat community about members, and the accounts of members that have its role. */
const DISCORD_TABLES = [
  declare(discordMessages, {
    names: { memberId: 'own' },
    exported: {
      not: 'Messages to the chat community, stored for some days. The decisions are in the other tables.',
    },
    leaving: 'deleted',
  }),
  declare(discordRoleReasons, {
    names: { memberId: 'own' },
    exported: ['submissionId', 'since'],
    leaving: 'deleted',
  }),
  declare(discordRoles, {
    names: { memberId: 'own' },
    exported: ['accountId', 'wanted', 'state', 'settledAt'],
    leaving: {
      stays:
        'Until the chat community has removed the role from the account, within 30 days, without the member.',
    },
  }),
];

@MemberData({ tables: DISCORD_TABLES })
@Injectable()
export class DiscordMemberData implements MemberDataOwner {
  constructor(private readonly roles: DiscordRolesService) {}

  /** Removes the role from the member's account. Messages are deleted with the member. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.roles.takeAll(id);
  }
}
