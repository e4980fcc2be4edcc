import { Global, Module } from '@nestjs/common';
import { DeployTokens } from '../../../platform/auth/deploy-tokens.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { DeployTokenApprovals } from './deploy-token-approvals.service.ts';
import { DeployTokenCache } from './deploy-token-cache.ts';
import { DeployTokenLookup } from './deploy-token-lookup.service.ts';
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
    DeployTokenCache,
    DeployTokensService,
    DeployTokenApprovals,
    { provide: DeployTokens, useClass: DeployTokenLookup },
    DeployTokensMemberData,
  ],
  exports: [DeployTokens, DeployTokenApprovals],
})
export class DeployTokensModule {}
