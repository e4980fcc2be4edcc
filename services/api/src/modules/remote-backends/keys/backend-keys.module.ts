import { Global, Module } from '@nestjs/common';
import { BackendKeys } from '../../../platform/auth/backend-keys.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { BackendKeysMemberData } from './backend-keys.member-data.ts';
import { BackendKeysRepository } from './backend-keys.repository.ts';
import { BackendKeysService } from './backend-keys.service.ts';

/** Separate from RemoteBackendsModule and global, because the guard of every call depends on the keys, and on nothing else of backends. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [
    BackendKeysRepository,
    BackendKeysService,
    { provide: BackendKeys, useExisting: BackendKeysService },
    BackendKeysMemberData,
  ],
  exports: [BackendKeys, BackendKeysService],
})
export class BackendKeysModule {}
