import { type Account, type AuditEntry, accountStateOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditService } from '../../audit/audit.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { UserRow } from '../../users/users.table.ts';
import { toAccount } from '../../users/users.view.ts';
import { strictestOf } from '../moderation.policy.ts';
import type { PunishmentRow } from '../punishments.table.ts';
import { PunishmentsRepository } from './punishments.repository.ts';

export type LockedMember = Pick<
  UserRow,
  'id' | 'fullName' | 'accountState' | 'accountUntil' | 'accountReason'
>;

export interface PunishmentEvent {
  action: Extract<AuditEntry['action'], `punishment.${string}`>;
  /** Current punishment. */
  punishment: PunishmentRow;
  /** Reason of the change, if it differs from that of the punishment. */
  why?: string | undefined;
}

/** Derives the state of an account from the punishments in force, and logs changes. */
@Injectable()
export class AccountStates {
  constructor(
    private readonly punishments: PunishmentsRepository,
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
  ) {}

  /** Must run inside the transaction that has locked the member and changed the punishment. */
  async settle(
    actor: AuditActor,
    member: LockedMember,
    { action, punishment, why }: PunishmentEvent,
  ): Promise<void> {
    const before = toAccount(member);
    const after = await this.derive(member.id);
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

  private async derive(memberId: string): Promise<Account> {
    const inForce = await this.punishments.findInForce(memberId);
    const strictest = strictestOf(inForce);
    return {
      state: accountStateOf(inForce.map(({ kind }) => kind)),
      until: strictest?.endsAt?.toISOString() ?? null,
      reason: strictest?.reason ?? null,
    };
  }
}
