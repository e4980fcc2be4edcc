import {
  canTakeWithPunishment,
  IN_FORCE,
  PUNISHMENT_TRANSITIONS,
  type PunishmentAction,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { AppealsRepository } from '../appeals/appeals.repository.ts';
import type { NewPunishmentRow, PunishmentRow } from '../punishments.table.ts';
import { AccountStates, type LockedMember, type PunishmentEvent } from './account-states.service.ts';
import { PunishmentAnnouncements } from './punishment-announcements.service.ts';
import { PunishmentsRepository } from './punishments.repository.ts';

/** Job that ends punishments whose time is over. */
export const EXPIRE_PUNISHMENTS = 'moderation.expire';

interface Step {
  action: PunishmentAction;
  change?: Partial<Pick<PunishmentRow, 'liftedBy' | 'liftReason'>>;
  /** Reason of the action, if it differs from that of the punishment. */
  why?: string;
}

/** Entry of each action in the audit log. */
const LOGGED_AS: Record<PunishmentAction, PunishmentEvent['action']> = {
  appeal: 'punishment.appealed',
  reject_appeal: 'punishment.appeal-rejected',
  grant_appeal: 'punishment.appeal-granted',
  lift: 'punishment.lifted',
  expire: 'punishment.ended',
};

/** Changes of punishments with all their effects. Each method must run inside the transaction that has locked the member. */
@Injectable()
export class PunishmentChanges {
  constructor(
    private readonly punishments: PunishmentsRepository,
    private readonly appeals: AppealsRepository,
    private readonly states: AccountStates,
    private readonly announcements: PunishmentAnnouncements,
    private readonly jobs: Jobs,
  ) {}

  async impose(actor: AuditActor, member: LockedMember, values: NewPunishmentRow): Promise<PunishmentRow> {
    const punishment = await this.punishments.insert(values);
    await this.states.settle(actor, member, { action: 'punishment.imposed', punishment });
    await this.announcements.tellMember('account.punished', punishment);
    // Ends the punishment on time. Without this job the one of the next minute would end it, slightly late.
    if (punishment.endsAt) await this.jobs.send(EXPIRE_PUNISHMENTS, { at: punishment.endsAt });
    return punishment;
  }

  /** Applies an action to a locked punishment. @throws PUNISHMENT_STATE_REFUSED */
  async take(
    actor: AuditActor,
    member: LockedMember,
    row: PunishmentRow,
    { action, change, why }: Step,
  ): Promise<PunishmentRow> {
    if (!canTakeWithPunishment(action, row.state)) throw new ApiError('PUNISHMENT_STATE_REFUSED');
    const state = PUNISHMENT_TRANSITIONS[action].to;
    const overAt = IN_FORCE.includes(state) ? null : new Date();
    const punishment = await this.punishments.update(row.id, { ...change, state, overAt });
    await this.states.settle(actor, member, { action: LOGGED_AS[action], punishment, why });
    if (action === 'appeal') await this.announcements.tellModerators(punishment);
    // When the punishment is over, its appeal needs no decision; after a decision it is already closed.
    if (row.state === 'appealed') {
      if (overAt) await this.appeals.decide(row.id, { state: 'closed', answer: null, decidedBy: null });
      await this.announcements.appealSettled(punishment, actor.id ?? null);
    }
    if (action === 'reject_appeal')
      await this.announcements.tellMember('account.appeal_rejected', punishment);
    if (overAt) await this.announcements.tellMember('account.lifted', punishment);
    return punishment;
  }
}
