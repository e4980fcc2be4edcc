import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
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
import { BackendKeysModule } from './keys/backend-keys.module.ts';
import { RemoteMembersRepository } from './members/remote-members.repository.ts';
import { RemoteMembersService } from './members/remote-members.service.ts';
import { RemoteBackendsController } from './remote-backends.controller.ts';
import { RemoteBackendsMemberData } from './remote-backends.member-data.ts';
import { RemoteBackendsRepository } from './remote-backends.repository.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';
import { AppDocumentsRepository } from './site-calls/app-documents.repository.ts';
import { AppDocumentsSearch } from './site-calls/app-documents.search.ts';
import { AppDocumentsService } from './site-calls/app-documents.service.ts';
import { AppNoticesService } from './site-calls/app-notices.service.ts';
import { AppTopicsService } from './site-calls/app-topics.service.ts';
import { AppWorkService } from './site-calls/app-work.service.ts';
import { BackendApiController } from './site-calls/backend-api.controller.ts';
import { SiteCallsService } from './site-calls.service.ts';

const HOOKS = [
  SiteCallsService,
  BackendHooksRepository,
  BackendEventsService,
  BackendHooksService,
  BackendExportsService,
  BackendHooksMemberData,
];

/**
 * Backends of remotes: registered addresses, health, and tokens for their calls, which gateways forward; calls of the site to backends; and calls of
 * backends to the site, with keys.
 */
@Module({
  imports: [
    AuditModule,
    BackendKeysModule,
    InboxItemsModule,
    LiveModule,
    NotificationsModule,
    ReleasesModule,
    RoleDefinitionsModule,
    UsersModule,
  ],
  controllers: [RemoteBackendsController, BackendHooksController, BackendApiController],
  providers: [
    RemoteBackendsRepository,
    RemoteBackendsService,
    BackendTokensService,
    RemoteMembersRepository,
    RemoteMembersService,
    AppNoticesService,
    AppWorkService,
    AppDocumentsRepository,
    AppDocumentsService,
    AppDocumentsSearch,
    AppTopicsService,
    RemoteBackendsMemberData,
    ...HOOKS,
  ],
  exports: [BackendHooksService, BackendExportsService],
})
export class RemoteBackendsModule {}
