import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';

@Injectable()
export class SessionEndingService {
  constructor(
    private readonly database: Database,
    private readonly reach: ModerationReachService,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws as {@link ModerationReachService.lock} does */
  endAll(caller: Caller, memberId: string): Promise<void> {
    return this.database.transaction(async () => {
      const target = await this.reach.lock(caller, memberId);
      await this.accounts.endSessions(memberId);
      await this.audit.record(caller, { action: 'sessions.ended', target });
    });
  }
}
