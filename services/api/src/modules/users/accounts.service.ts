import { ACCOUNT_STATES, type EndpointAnswer, isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { type AccountFollower, FollowsAccounts } from './account-follower.ts';
import { type AccountFields, AccountsRepository, type DueDeletion } from './accounts.repository.ts';
import { UsersRepository } from './users.repository.ts';
import type { UserRow } from './users.table.ts';

export type { DueDeletion } from './accounts.repository.ts';
export type { UserRow } from './users.table.ts';

/** The channel between processes: whose account is different. */
export const ACCOUNTS_CHANNEL = 'accounts';

/** The state of members' accounts, and their sessions. What follows from what is decided by the moderation module; this one stores it. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly users: UsersRepository,
    private readonly events: ProcessEvents,
    private readonly discovery: DiscoveryService,
  ) {}

  find(id: string): Promise<UserRow | undefined> {
    return this.users.findById(id);
  }

  /** Reads the member, and keeps others from changing their account until the transaction ends. Punishments are locked after it. */
  lock(id: string): Promise<UserRow | undefined> {
    return this.users.lockById(id);
  }

  /** Call it inside the transaction of what brings it about: every process is told once that is committed. */
  async change(id: string, account: AccountFields): Promise<void> {
    await this.accounts.setAccount(id, account);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
    for (const { instance } of this.discovery.getProviders({ metadataKey: FollowsAccounts.KEY }))
      await (instance as AccountFollower).accountChanged(id);
  }

  /** From now on refuses tokens of whoever signed in before. Call it inside a transaction. */
  async endSessions(id: string): Promise<void> {
    await this.accounts.endSessions(id);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
  }

  /** @param due null for an account that stays. Call it inside a transaction that has locked the member. */
  async setDeletion(id: string, due: Date | null): Promise<UserRow> {
    const row = await this.accounts.setDeletion(id, due);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
    return row;
  }

  /** Members whose deletion is due, the longest due first, after a place in that list. Those whose account is closed aren't among them. */
  findToDelete(after: DueDeletion | undefined, limit: number): Promise<DueDeletion[]> {
    return this.accounts.findToDelete(after, limit, ACCOUNT_STATES.filter(isClosed));
  }

  /** Handles that a member had before. */
  formerHandles(id: string): Promise<string[]> {
    return this.accounts.findFormerHandles(id);
  }

  /** Deletes the member with all that goes with them. Call it inside a transaction. */
  async delete(id: string): Promise<void> {
    await this.accounts.delete(id);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
  }

  /** Which of these members may keep no stream: their account is closed or gone, or their sessions were ended a moment ago. */
  async signedOutAmong(ids: readonly string[]): Promise<string[]> {
    return ids.length === 0 ? [] : this.accounts.findSignedOut(ids, ACCOUNT_STATES.filter(isClosed));
  }

  async totals(): Promise<EndpointAnswer<'GET /api/users/totals'>> {
    const [members, punished] = await Promise.all([this.users.count(), this.accounts.countPunished()]);
    const [restricted = 0, suspended = 0, banned = 0] = (['restricted', 'suspended', 'banned'] as const).map(
      (state) => punished.get(state) ?? 0,
    );
    return { members, restricted, suspended, banned };
  }
}
