import {
  type Account,
  type AuditEntry,
  accountStateOf,
  canTakeWithPunishment,
  IN_FORCE,
  PUNISHMENT_TRANSITIONS,
  type PunishmentAction,
  truncate,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { type AuditActor, AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { AccountsService, type UserRow } from '../../users/accounts.service.ts';
import { toAccount } from '../../users/users.view.ts';
import { AppealInboxService } from '../appeals/appeal-inbox.service.ts';
import { AppealsRepository } from '../appeals/appeals.repository.ts';
import { strictestOf } from '../moderation.policy.ts';
import type { NewPunishmentRow, PunishmentRow } from '../punishments.table.ts';
import { PunishmentsRepository } from './punishments.repository.ts';

/** Job that ends punishments whose time is over. */
export const EXPIRE_PUNISHMENTS = 'moderation.expire';

const TITLE_LENGTH = 120;

type LockedMember = Pick<UserRow, 'id' | 'fullName' | 'accountState' | 'accountUntil' | 'accountReason'>;

interface PunishmentEvent {
  action: Extract<AuditEntry['action'], `punishment.${string}`>;
  /** Current punishment. */
  punishment: PunishmentRow;
  /** Reason of the change, if it differs from that of the punishment. */
  why?: string | undefined;
}

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

/** Changes of punishments of a locked member, with all effects: the state of the account, the audit log, notifications and the staff's inbox. */
@Injectable()
export class PunishmentChangesService {
  constructor(
    private readonly database: Database,
    private readonly punishments: PunishmentsRepository,
    private readonly appeals: AppealsRepository,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly inbox: AppealInboxService,
    private readonly jobs: Jobs,
  ) {}

  async impose(actor: AuditActor, member: LockedMember, values: NewPunishmentRow): Promise<PunishmentRow> {
    this.database.requireTransaction();
    const punishment = await this.punishments.insert(values);
    await this.updateAccount(actor, member, { action: 'punishment.imposed', punishment });
    await this.notifyMember('account.punished', punishment);
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
    this.database.requireTransaction();
    if (!canTakeWithPunishment(action, row.state)) throw new ApiError('PUNISHMENT_STATE_REFUSED');
    const state = PUNISHMENT_TRANSITIONS[action].to;
    const overAt = IN_FORCE.includes(state) ? null : new Date();
    const punishment = await this.punishments.update(row.id, { ...change, state, overAt });
    await this.updateAccount(actor, member, { action: LOGGED_AS[action], punishment, why });
    if (action === 'appeal') await this.notifyModerators(punishment);
    // When the punishment is over, its appeal needs no decision; after a decision it is already closed.
    if (row.state === 'appealed') {
      if (overAt) await this.appeals.decide(row.id, { state: 'closed', answer: null, decidedBy: null });
      await this.closeAppealItem(punishment, actor.id ?? null);
    }
    if (action === 'reject_appeal') await this.notifyMember('account.appeal_rejected', punishment);
    if (overAt) await this.notifyMember('account.lifted', punishment);
    return punishment;
  }

  /** Derives the state of the account from the punishments in force, and logs the change. */
  private async updateAccount(
    actor: AuditActor,
    member: LockedMember,
    { action, punishment, why }: PunishmentEvent,
  ): Promise<void> {
    const before = toAccount(member);
    const after = await this.deriveAccount(member.id);
    if (before.state !== after.state || before.until !== after.until || before.reason !== after.reason) {
      await this.accounts.change(member.id, {
        accountState: after.state,
        accountUntil: after.until === null ? null : new Date(after.until),
        accountReason: after.reason,
      });
    }
    await this.audit.record(actor, {
      action,
      target: { type: 'user', id: member.id, label: member.fullName },
      before: { accountState: before.state },
      after: {
        accountState: after.state,
        kind: punishment.kind,
        reason: why ?? punishment.reason,
        ...(punishment.ruleId && { rule: `${punishment.ruleId} (${punishment.ruleRevision})` }),
        ...(punishment.endsAt && { endsAt: punishment.endsAt.toISOString() }),
      },
    });
  }

  private async deriveAccount(memberId: string): Promise<Account> {
    const inForce = await this.punishments.findInForce(memberId);
    const strictest = strictestOf(inForce);
    return {
      state: accountStateOf(inForce.map(({ kind }) => kind)),
      until: strictest?.endsAt?.toISOString() ?? null,
      reason: strictest?.reason ?? null,
    };
  }

  /** Notifies the member, without the name of the staff. */
  private async notifyMember(
    type: 'account.punished' | 'account.lifted' | 'account.appeal_rejected',
    { id, memberId, reason, demo }: PunishmentRow,
  ): Promise<void> {
    const event = { subject: subjectOf(id), title: titleOf(reason), href: '/profile', demo };
    await this.notifications.announce({ ...event, type, actorId: null, recipientId: memberId });
  }

  /** Opens the appeal's inbox item, and notifies all moderators except the one who can't decide the appeal. */
  private async notifyModerators(punishment: PunishmentRow): Promise<void> {
    const { id, memberId, reason, imposedBy, demo } = punishment;
    await this.inbox.open(punishment);
    await this.notifications.announce({
      type: 'account.appealed',
      subject: subjectOf(id),
      title: titleOf(reason),
      demo,
      actorId: memberId,
      excludedUserIds: imposedBy === null ? [] : [imposedBy],
      href: `/users/${encodeURIComponent(memberId)}`,
    });
  }

  /** Closes the appeal's inbox item, and withdraws unread notifications about it. @param by member who decided; null when its time was over. */
  private async closeAppealItem({ id }: Pick<PunishmentRow, 'id'>, by: string | null): Promise<void> {
    await this.inbox.close(id, by);
    await this.notifications.withdraw('account.appealed', subjectOf(id));
  }
}

function subjectOf(id: string): string {
  return `punishment:${id}`;
}

/** Returns the first line of the reason, truncated. */
function titleOf(reason: string): string {
  const [line = ''] = reason.split('\n');
  return truncate(line, TITLE_LENGTH);
}
