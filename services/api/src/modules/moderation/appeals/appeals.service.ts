import type { EndpointInput, OwnPunishment, Punishment } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ModerationReachService } from '../moderation-reach.service.ts';
import { PunishmentChangesService } from '../punishments/punishment-changes.service.ts';
import { PunishmentsService } from '../punishments/punishments.service.ts';
import { toOwnPunishment } from '../punishments/punishments.view.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** Appeals of members against their punishments. The decision isn't made by the member of staff who imposed the punishment. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: Database,
    private readonly appeals: AppealsRepository,
    private readonly reach: ModerationReachService,
    private readonly changes: PunishmentChangesService,
    private readonly punishments: PunishmentsService,
  ) {}

  /** @throws PUNISHMENT_NOT_FOUND, APPEAL_EXISTS, PUNISHMENT_STATE_REFUSED */
  appeal(caller: Caller, id: string, text: string): Promise<OwnPunishment> {
    return this.database.transaction(async () => {
      const { member, row } = await this.reach.lockOwn(caller, id);
      const appeal = await this.appeals.insert(id, text);
      if (!appeal) throw new ApiError('APPEAL_EXISTS');
      return toOwnPunishment(await this.changes.take(caller, member, row, { action: 'appeal' }), appeal);
    });
  }

  /** @throws APPEAL_NOT_FOUND, OWN_DECISION, DECISION_ABOVE_OWN, PUNISHMENT_STATE_REFUSED, and as {@link ModerationReachService.lock} does */
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
      return this.punishments.describe(caller, after);
    });
  }
}
