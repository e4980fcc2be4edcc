import { Global, Module } from '@nestjs/common';
import { DeployTokens } from '../../../platform/auth/deploy-tokens.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { DeployTokensController } from './deploy-tokens.controller.ts';
import { DeployTokensMemberData } from './deploy-tokens.member-data.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';

/** Separate from ReleasesModule and global, because the guard of every call depends on deploy tokens, and on nothing else of releases. */
@Global()
@Module({
  imports: [AuditModule],
  controllers: [DeployTokensController],
  providers: [
    DeployTokensRepository,
    DeployTokensService,
    { provide: DeployTokens, useExisting: DeployTokensService },
    DeployTokensMemberData,
  ],
  exports: [DeployTokens, DeployTokensService],
})
export class DeployTokensModule {}
