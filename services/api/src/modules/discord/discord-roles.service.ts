import { isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { Database } from '../../platform/database/database.ts';
import { Every } from '../../platform/jobs/every.decorator.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { IdentitiesService } from '../identities/identities.service.ts';
import { FollowsLinks, type LinksFollower } from '../identities/links-follower.ts';
import { type AccountFollower, FollowsAccounts } from '../users/account-follower.ts';
import { AccountsService } from '../users/accounts.service.ts';
import { DiscordInboxService } from './discord-inbox.service.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import { SEND_DISCORD } from './discord-send-job.ts';
import { DiscordServerClient } from './discord-server.client.ts';

const PROVIDER = 'discord';
const BATCH_SIZE = 200;

/**
 * Reconciles the Discord role with the current state: an account has it while it is linked to a member with a valid approval and without a
 * suspension or ban. Each change of one of them calls this inside its transaction; a job makes the calls to Discord.
 */
@FollowsLinks(true)
@FollowsAccounts(true)
@Injectable()
export class DiscordRolesService implements LinksFollower, AccountFollower {
  constructor(
    private readonly database: Database,
    private readonly roles: DiscordRolesRepository,
    private readonly client: DiscordServerClient,
    private readonly inbox: DiscordInboxService,
    private readonly identities: IdentitiesService,
    private readonly accounts: AccountsService,
    private readonly jobs: Jobs,
  ) {}

  /** Must run inside the transaction of the approval. @returns whether an account shall get the role. */
  async give(submissionId: string, memberId: string): Promise<boolean> {
    this.database.requireTransaction();
    await this.roles.addReason(submissionId, memberId);
    return this.reconcile(memberId);
  }

  /** Must run inside the transaction of the revocation. Another valid approval keeps the role. */
  async take(submissionId: string, memberId: string): Promise<void> {
    await this.roles.removeReason(submissionId);
    await this.reconcile(memberId);
  }

  async linksChanged(memberId: string): Promise<void> {
    await this.reconcile(memberId);
  }

  async accountChanged(memberId: string): Promise<void> {
    await this.reconcile(memberId);
  }

  /** Removes the role from every account of a member. Must run inside the transaction that deletes the member. */
  async takeAll(memberId: string): Promise<void> {
    this.database.requireTransaction();
    await this.database.lock(ADVISORY_LOCKS.discordRoles);
    const ids = (await this.roles.lockOf(memberId)).filter(({ wanted }) => wanted).map(({ id }) => id);
    await this.roles.unwant(ids);
    await this.changed(ids);
  }

  /** Retries what failed before, and closes its item of the inbox. */
  private async changed(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.inbox.close({ id }, null);
    if (ids.length > 0) await this.jobs.send(SEND_DISCORD);
  }

  /** @returns whether an account shall have the role. */
  private reconcile(memberId: string): Promise<boolean> {
    if (!this.client.hasRole) return Promise.resolve(false);
    return this.database.transaction(async () => {
      // Before links and reasons are read, so that concurrent writes are visible.
      await this.database.lock(ADVISORY_LOCKS.discordRoles);
      const before = await this.roles.lockOf(memberId);
      const linked = (await this.identities.ofMember(memberId)).find(({ provider }) => provider === PROVIDER);
      const accountId = linked?.subject.replace(`${PROVIDER}:`, '');
      const wanted = accountId !== undefined && (await this.mayHave(memberId));
      const others = before.filter((row) => row.accountId !== accountId && row.wanted);
      await this.roles.unwant(others.map(({ id }) => id));
      const isKnown = before.some((row) => row.accountId === accountId);
      const id =
        accountId !== undefined && (wanted || isKnown)
          ? await this.roles.want(accountId, memberId, wanted)
          : undefined;
      await this.changed([...others.map((row) => row.id), ...(id ? [id] : [])]);
      return wanted;
    });
  }

  private async mayHave(memberId: string): Promise<boolean> {
    const member = await this.accounts.find(memberId);
    return member !== undefined && !isClosed(member.accountState) && (await this.roles.hasReason(memberId));
  }

  /** Gives and removes the role where it is due, also for approvals from before the role was configured. */
  @Every('hour')
  async reconcileAll(): Promise<void> {
    for (let after = ''; ; ) {
      const ids = await this.roles.findConcerned(after, BATCH_SIZE);
      for (const id of ids) await this.reconcile(id);
      after = ids.at(-1) ?? '';
      if (ids.length < BATCH_SIZE) return;
    }
  }
}
