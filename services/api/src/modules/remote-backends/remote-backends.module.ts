import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { BackendTokensService } from './backend-tokens.service.ts';
import { RemoteBackendsController } from './remote-backends.controller.ts';
import { RemoteBackendsMemberData } from './remote-backends.member-data.ts';
import { RemoteBackendsRepository } from './remote-backends.repository.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';

/** Backends of remotes: registered addresses, health, and tokens for their calls. Gateways forward the calls. */
@Module({
  imports: [AuditModule, ReleasesModule],
  controllers: [RemoteBackendsController],
  providers: [
    RemoteBackendsRepository,
    RemoteBackendsService,
    BackendTokensService,
    RemoteBackendsMemberData,
  ],
})
export class RemoteBackendsModule {}
