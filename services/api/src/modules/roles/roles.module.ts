import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RoleDefinitionsModule } from '../role-definitions/role-definitions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { RoleDefinitionsController } from './role-definitions.controller.ts';
import { RolesController } from './roles.controller.ts';
import { RolesService } from './roles.service.ts';

@Module({
  imports: [UsersModule, RoleDefinitionsModule, AuditModule],
  controllers: [RolesController, RoleDefinitionsController],
  providers: [RolesService],
  exports: [RolesService],
})
export class RolesModule {}
