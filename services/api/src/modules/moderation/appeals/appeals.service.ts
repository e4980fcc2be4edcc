import type { EndpointInput, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ModerationReach } from '../moderation-reach.service.ts';
import { PunishmentChanges } from '../punishments/punishment-changes.service.ts';
import { PunishmentViews } from '../punishments/punishment-views.service.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** Decides appeals. The decision isn't made by the member of staff who imposed the punishment. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: Database,
    private readonly appeals: AppealsRepository,
    private readonly reach: ModerationReach,
    private readonly changes: PunishmentChanges,
    private readonly views: PunishmentViews,
  ) {}

  /** @throws APPEAL_NOT_FOUND, OWN_DECISION, DECISION_ABOVE_OWN, PUNISHMENT_STATE_REFUSED, and as {@link ModerationReach.lock} does */
  decide(
    caller: Caller,
    id: string,
    { decision, answer }: EndpointInput<'POST /api/appeals/:id/decision'>['body'],
  ): Promise<Punishment> {
    return this.database.transaction(async () => {
      const appeal = await this.appeals.find(id);
      if (!appeal) throw new ApiError('APPEAL_NOT_FOUND');
      const { member, row } = await this.reach.lockPunishment(caller, appeal.punishmentId);
      if (row.imposedBy === caller.id) throw new ApiError('OWN_DECISION');
      const granted = decision === 'grant';
      // Granting an appeal lifts the punishment, so the same permission applies.
      if (granted) await this.reach.expectMayLift(caller, row);
      const state = granted ? ('granted' as const) : ('rejected' as const);
      const decided = await this.appeals.decide(row.id, { state, answer, decidedBy: caller.id });
      if (!decided) throw new ApiError('PUNISHMENT_STATE_REFUSED');
      const after = await this.changes.take(caller, member, row, {
        action: granted ? 'grant_appeal' : 'reject_appeal',
        why: answer,
        ...(granted && { change: { liftedBy: caller.id, liftReason: answer } }),
      });
      return this.views.one(caller, after);
    });
  }
}
