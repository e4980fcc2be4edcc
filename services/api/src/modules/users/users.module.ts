import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { RoleDefinitionsModule } from '../roles/definitions/role-definitions.module.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { AssignmentsService } from './assignments.service.ts';
import { ClosedAccountsService } from './closed-accounts.service.ts';
import { HandlesRepository } from './handles.repository.ts';
import { HandlesService } from './handles.service.ts';
import { MemberListRepository } from './member-list.repository.ts';
import { MemberSessionsController } from './member-sessions.controller.ts';
import { MemberSessionsRepository } from './member-sessions.repository.ts';
import { MemberSessionsService } from './member-sessions.service.ts';
import { MembersRepository } from './members.repository.ts';
import { MembersSearch } from './members.search.ts';
import { MembershipService } from './membership.service.ts';
import { MentionableMembersService } from './mentionable-members.service.ts';
import { OwnProfileService } from './own-profile.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersMemberData } from './users.member-data.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

const REPOSITORIES = [
  MemberListRepository,
  UsersRepository,
  MembersRepository,
  AssignmentsRepository,
  AccountsRepository,
  HandlesRepository,
  MemberSessionsRepository,
];

@Module({
  imports: [DiscoveryModule, AuditModule, RoleDefinitionsModule],
  controllers: [MemberSessionsController, UsersController],
  providers: [
    ...REPOSITORIES,
    UsersService,
    MembershipService,
    AssignmentsService,
    AccountsService,
    HandlesService,
    OwnProfileService,
    ClosedAccountsService,
    MemberSessionsService,
    MembersSearch,
    MentionableMembersService,
    UsersMemberData,
  ],
  exports: [
    ClosedAccountsService,
    MemberSessionsService,
    MentionableMembersService,
    HandlesService,
    OwnProfileService,
    UsersService,
    MembershipService,
    AssignmentsService,
    AccountsService,
  ],
})
export class UsersModule {}
