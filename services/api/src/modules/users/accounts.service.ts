import { ACCOUNT_STATES, type EndpointAnswer, isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../platform/database/database.ts';
import { declaredClasses } from '../../platform/discovery/declared.ts';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { FollowsAccounts } from './account-follower.ts';
import { type AccountFields, AccountsRepository, type DueDeletion } from './accounts.repository.ts';
import { UsersRepository } from './users.repository.ts';
import type { UserRow } from './users.table.ts';
import { toAccount } from './users.view.ts';

export type { DueDeletion } from './accounts.repository.ts';
export type { UserRow } from './users.table.ts';

/** Channel between processes with the ids of changed accounts. */
export const ACCOUNTS_CHANNEL = 'accounts';

/** State of members' accounts, and their sessions. The moderation module decides the state; this one stores it. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly users: UsersRepository,
    private readonly events: ProcessEvents,
    private readonly discovery: DiscoveryService,
  ) {}

  find(id: string): Promise<UserRow | undefined> {
    return this.users.findById(id);
  }

  /** Locks the member's account until the transaction ends. Punishments must be locked after it. */
  lock(id: string): Promise<UserRow | undefined> {
    return this.users.lockById(id);
  }

  /** Must run inside the transaction of the cause: every process is notified on commit. */
  async change(id: string, account: AccountFields): Promise<void> {
    this.database.requireTransaction();
    const before = await this.users.findById(id);
    await this.accounts.setAccount(id, account);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
    if (!before) return;
    const after = toAccount(account);
    for (const { instance } of declaredClasses(this.discovery, FollowsAccounts))
      await instance.accountChanged(id, before.accountState, after);
  }

  /** Rejects tokens of earlier sign-ins from now on. Must run inside a transaction. */
  async endSessions(id: string): Promise<void> {
    this.database.requireTransaction();
    await this.accounts.endSessions(id);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
  }

  /** @param due null cancels the deletion. Must run inside a transaction that has locked the member. */
  async setDeletion(id: string, due: Date | null): Promise<UserRow> {
    this.database.requireTransaction();
    const row = await this.accounts.setDeletion(id, due);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
    return row;
  }

  /** Returns members whose deletion is due after a position, the longest due first, without closed accounts. */
  findToDelete(after: DueDeletion | undefined, limit: number): Promise<DueDeletion[]> {
    return this.accounts.findToDelete(after, limit, ACCOUNT_STATES.filter(isClosed));
  }

  /** Returns earlier handles of a member. */
  formerHandles(id: string): Promise<string[]> {
    return this.accounts.findFormerHandles(id);
  }

  /** Deletes the member with all dependent rows. Must run inside a transaction. */
  async delete(id: string): Promise<void> {
    this.database.requireTransaction();
    await this.accounts.delete(id);
    await this.events.notify(ACCOUNTS_CHANNEL, id);
  }

  /** Returns those of these members whose streams have to end: their account is closed or deleted, or their sessions were just ended. */
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
