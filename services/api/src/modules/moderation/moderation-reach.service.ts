import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { mayOverrule, type RankedMember, reachRefusal } from '../roles/reach.policy.ts';
import { AccountsService, type UserRow } from '../users/accounts.service.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { PunishmentsRepository } from './punishments/punishments.repository.ts';
import type { PunishmentRow } from './punishments.table.ts';

interface LockedCase {
  member: UserRow;
  row: PunishmentRow;
}

/** Decides on whom a moderator may act. Locks are taken in one order: the member, then the punishment. */
@Injectable()
export class ModerationReachService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly accounts: AccountsService,
    private readonly punishments: PunishmentsRepository,
  ) {}

  /** Returns the member with their highest rank. @throws USER_NOT_FOUND */
  async find(memberId: string): Promise<RankedMember> {
    const holder = await this.assignments.findHolder(memberId);
    if (!holder) throw new ApiError('USER_NOT_FOUND');
    return holder;
  }

  /** @throws USER_NOT_FOUND, OWN_ACCOUNT, MEMBER_OUT_OF_REACH */
  async expect(caller: Caller, memberId: string): Promise<void> {
    const refusal = reachRefusal(caller, await this.find(memberId));
    if (refusal) throw new ApiError(refusal);
  }

  /** Locks the member until the transaction ends. @throws USER_NOT_FOUND, OWN_ACCOUNT, MEMBER_OUT_OF_REACH */
  async lock(caller: Caller, memberId: string): Promise<UserRow> {
    const member = await this.accounts.lock(memberId);
    if (!member) throw new ApiError('USER_NOT_FOUND');
    await this.expect(caller, memberId);
    return member;
  }

  /** Locks the member and one of their punishments. @throws PUNISHMENT_NOT_FOUND, OWN_ACCOUNT, MEMBER_OUT_OF_REACH */
  async lockPunishment(caller: Caller, id: string): Promise<LockedCase> {
    const found = await this.punishments.find(id);
    if (!found) throw new ApiError('PUNISHMENT_NOT_FOUND');
    return { member: await this.lock(caller, found.memberId), row: await this.locked(id) };
  }

  /** Locks the caller and one of their own punishments. @throws PUNISHMENT_NOT_FOUND */
  async lockOwn(caller: Caller, id: string): Promise<LockedCase> {
    const member = await this.accounts.lock(caller.id);
    const found = await this.punishments.find(id);
    // Another member's punishment is treated as missing.
    if (!member || found?.memberId !== caller.id) throw new ApiError('PUNISHMENT_NOT_FOUND');
    return { member, row: await this.locked(id) };
  }

  /** Returns a predicate: whether the caller may act on one of these members. */
  async among(caller: Caller, memberIds: readonly string[]): Promise<(memberId: string) => boolean> {
    const ranks = await this.assignments.ranksOf(memberIds);
    return (id) => reachRefusal(caller, { id, rank: ranks.get(id) ?? 0 }) === undefined;
  }

  /** @throws DECISION_ABOVE_OWN when a member of higher rank has imposed it. */
  async expectMayLift(caller: Caller, { imposedBy }: PunishmentRow): Promise<void> {
    if (!(await this.overrules(caller, [imposedBy]))(imposedBy)) throw new ApiError('DECISION_ABOVE_OWN');
  }

  /** Returns a predicate: whether the caller may revert the decisions of one of these members of the staff. */
  async overrules(
    caller: Pick<Caller, 'rank'>,
    deciders: readonly (string | null)[],
  ): Promise<(decider: string | null) => boolean> {
    const ranks = await this.assignments.ranksOf(deciders.filter((id) => id !== null));
    return (decider) => mayOverrule(caller, decider === null ? 0 : (ranks.get(decider) ?? 0));
  }

  private async locked(id: string): Promise<PunishmentRow> {
    const row = await this.punishments.lock(id);
    if (!row) throw new ApiError('PUNISHMENT_NOT_FOUND');
    return row;
  }
}
