import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RoleDefinitionsModule } from '../role-definitions/role-definitions.module.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { AssignmentsService } from './assignments.service.ts';
import { MembersRepository } from './members.repository.ts';
import { MembershipService } from './membership.service.ts';
import { TeamRepository } from './team.repository.ts';
import { TeamService } from './team.service.ts';
import { UserStatsService } from './user-stats.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

const REPOSITORIES = [UsersRepository, MembersRepository, AssignmentsRepository, TeamRepository];

@Module({
  imports: [AuditModule, RoleDefinitionsModule],
  controllers: [UsersController],
  providers: [
    ...REPOSITORIES,
    UsersService,
    MembershipService,
    AssignmentsService,
    UserStatsService,
    TeamService,
  ],
  exports: [UserStatsService, UsersService, MembershipService, AssignmentsService],
})
export class UsersModule {}
