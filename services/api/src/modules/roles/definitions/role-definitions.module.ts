import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { RoleDefinitionsMemberData } from './role-definitions.member-data.ts';
import { RoleDefinitionsRepository } from './role-definitions.repository.ts';
import { RoleDefinitionsService } from './role-definitions.service.ts';
import { RoleDirectoryService } from './role-directory.service.ts';

/** Separate from RolesModule, which depends on users: users and sessions depend on the definitions. */
@Module({
  imports: [AuditModule],
  providers: [
    RoleDefinitionsRepository,
    RoleDefinitionsService,
    RoleDirectoryService,
    RoleDefinitionsMemberData,
  ],
  exports: [RoleDefinitionsService, RoleDirectoryService],
})
export class RoleDefinitionsModule {}
