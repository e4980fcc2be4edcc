import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { RoleDefinitionsController } from './definitions/role-definitions.controller.ts';
import { RoleDefinitionsModule } from './definitions/role-definitions.module.ts';
import { ListeningRightsService } from './listening-rights.service.ts';
import { RolesController } from './roles.controller.ts';
import { RolesService } from './roles.service.ts';

@Module({
  imports: [UsersModule, RoleDefinitionsModule, AuditModule, LiveModule],
  controllers: [RolesController, RoleDefinitionsController],
  providers: [RolesService, ListeningRightsService],
  exports: [RolesService],
})
export class RolesModule {}
