import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../../platform/member-data/member-table.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import { deployTokens } from './deploy-tokens.table.ts';

/** Deploy tokens of the site. */
const DEPLOY_TOKEN_TABLES = [
  declare(deployTokens, {
    exported: { not: 'Tokens of the site, with the name of the member who created them.' },
    leaving: { stays: 'Tokens belong to the site. They stay without the name.' },
  }),
];

@MemberData({ tables: DEPLOY_TOKEN_TABLES })
@Injectable()
export class DeployTokensMemberData implements MemberDataOwner {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditService,
  ) {}

  /** Removes the creator's name from tokens. Only the audit log contains the id of the creator. */
  async erase({ id }: LeavingMember): Promise<void> {
    await this.tokens.removeCreator(await this.audit.targetIdsOf(id, 'deploy-token.created'));
  }
}
