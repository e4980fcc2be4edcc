import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../../audit/audit.module.ts';
import { RoleDefinitionsMemberData } from './role-definitions.member-data.ts';
import { RoleDefinitionsRepository } from './role-definitions.repository.ts';
import { RoleDefinitionsService } from './role-definitions.service.ts';
import { RoleDirectoryService } from './role-directory.service.ts';
import { RoleFollowersService } from './role-follower.ts';

/** Separate from RolesModule, which depends on users: users and sessions depend on the definitions. */
@Module({
  imports: [AuditModule, DiscoveryModule],
  providers: [
    RoleDefinitionsRepository,
    RoleDefinitionsService,
    RoleDirectoryService,
    RoleFollowersService,
    RoleDefinitionsMemberData,
  ],
  exports: [RoleDefinitionsService, RoleDirectoryService, RoleFollowersService],
})
export class RoleDefinitionsModule {}
