import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { RoleDefinitionsModule } from '../roles/definitions/role-definitions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BackendEventsService } from './backend-events.service.ts';
import { BackendExportsService } from './backend-exports.service.ts';
import { BackendHooksController } from './backend-hooks.controller.ts';
import { BackendHooksMemberData } from './backend-hooks.member-data.ts';
import { BackendHooksRepository } from './backend-hooks.repository.ts';
import { BackendHooksService } from './backend-hooks.service.ts';
import { BackendTokensService } from './backend-tokens.service.ts';
import { RemoteBackendsController } from './remote-backends.controller.ts';
import { RemoteBackendsMemberData } from './remote-backends.member-data.ts';
import { RemoteBackendsRepository } from './remote-backends.repository.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';
import { SiteCallsService } from './site-calls.service.ts';

const HOOKS = [
  SiteCallsService,
  BackendHooksRepository,
  BackendEventsService,
  BackendHooksService,
  BackendExportsService,
  BackendHooksMemberData,
];

/** Backends of remotes: registered addresses, health, tokens for their calls, which gateways forward, and calls of the site itself. */
@Module({
  imports: [AuditModule, ReleasesModule, RoleDefinitionsModule, UsersModule],
  controllers: [RemoteBackendsController, BackendHooksController],
  providers: [
    RemoteBackendsRepository,
    RemoteBackendsService,
    BackendTokensService,
    RemoteBackendsMemberData,
    ...HOOKS,
  ],
  exports: [BackendHooksService, BackendExportsService],
})
export class RemoteBackendsModule {}
