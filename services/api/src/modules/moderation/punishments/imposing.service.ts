import type { EndpointInput, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { expectFreshSignIn } from '../../../platform/auth/fresh-sign-in.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { DocsService } from '../../docs/docs.service.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import { PunishmentChanges } from './punishment-changes.service.ts';
import { PunishmentViews } from './punishment-views.service.ts';

const HOUR_MS = 3_600_000;

/** Imposes warnings, restrictions, suspensions and bans. */
@Injectable()
export class ImposingService {
  constructor(
    private readonly database: Database,
    private readonly docs: DocsService,
    private readonly reach: ModerationReach,
    private readonly changes: PunishmentChanges,
    private readonly views: PunishmentViews,
  ) {}

  /** @throws FRESH_SIGN_IN_NEEDED, RULE_NOT_FOUND, PUNISHMENT_EXISTS, and as {@link ModerationReach.lock} does */
  async impose(
    caller: Caller,
    memberId: string,
    { kind, reason, ruleId, hours }: EndpointInput<'POST /api/users/:id/punishments'>['body'],
  ): Promise<Punishment> {
    if (kind === 'ban') expectFreshSignIn(caller);
    const rule = ruleId === null ? undefined : await this.docs.rule(ruleId);
    return this.database
      .transaction(async () => {
        const member = await this.reach.lock(caller, memberId);
        const startsAt = new Date();
        const row = await this.changes.impose(caller, member, {
          memberId,
          kind,
          reason,
          imposedBy: caller.id,
          startsAt,
          ruleId: rule?.id ?? null,
          ruleRevision: rule?.revision ?? null,
          endsAt: hours === null ? null : new Date(startsAt.getTime() + hours * HOUR_MS),
        });
        return this.views.one(caller, row);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'punishments_one_in_force')
          ? new ApiError('PUNISHMENT_EXISTS')
          : error;
      });
  }
}
