import { Global, Module } from '@nestjs/common';
import { DeployTokens } from '../../platform/auth/deploy-tokens.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { DeployTokenApprovals } from './deploy-token-approvals.service.ts';
import { DeployTokenCache } from './deploy-token-cache.ts';
import { DeployTokenLookup } from './deploy-token-lookup.service.ts';
import { DeployTokensController } from './deploy-tokens.controller.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';

/** Global, because the guard of every call depends on it. */
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
  ],
  exports: [DeployTokens, DeployTokenApprovals],
})
export class DeployTokensModule {}
