import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal } from '../../platform/member-data/member-table.ts';
import { roleAssignments } from './assignments.table.ts';
import { closedAccounts } from './closed-accounts.table.ts';
import { formerHandles } from './former-handles.table.ts';
import { memberSessions } from './member-sessions.table.ts';
import { users } from './users.table.ts';

/** Members, with their handles, sessions and roles. */
export const USER_TABLES = [
  declare(users, {
    names: { id: 'own' },
    exported: [
      'id',
      'email',
      'emailVerified',
      'fullName',
      'username',
      'bio',
      'pronouns',
      'timeZone',
      'links',
      'visibility',
      'listedOnTeam',
      'pictureSource',
      'avatarUrl',
      'bannerUrl',
      'createdAt',
      'updatedAt',
      'lastSeenAt',
      'accountState',
      'accountUntil',
      'accountReason',
      'deletionDueAt',
    ],
    leaving: 'deleted',
  }),
  declare(formerHandles, { names: { userId: 'own' }, exported: ['handle', 'leftAt'], leaving: 'deleted' }),
  declare(memberSessions, {
    names: { userId: 'own' },
    exported: ['browser', 'firstSeenAt', 'lastSeenAt', 'endedAt'],
    leaving: 'deleted',
  }),
  declare(roleAssignments, {
    names: { userId: 'own' },
    exported: ['role', 'source', 'createdAt'],
    leaving: 'deleted',
  }),
  impersonal(closedAccounts, 'Keyed hashes of deleted accounts, which reserve their handles.'),
];

@MemberData({ tables: USER_TABLES })
@Injectable()
export class UsersMemberData implements MemberDataOwner {}
