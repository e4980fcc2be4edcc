import type { Account, BackendEventType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import {
  FollowsReleases,
  type PromotedRelease,
  type ReleaseFollower,
} from '../releases/channels/release-follower.ts';
import { ServedReleasesService, type ServedRemote } from '../releases/channels/served-releases.service.ts';
import { RegistryStateService } from '../releases/registry/registry-state.service.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { FollowsRoles, type RoleFollower } from '../roles/definitions/role-follower.ts';
import { type AccountFollower, FollowsAccounts } from '../users/account-follower.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { accountEvents, servedEvents } from './backend-hooks.policy.ts';
import { BackendHooksRepository } from './backend-hooks.repository.ts';
import type { NewBackendHook } from './backend-hooks.table.ts';
import { RemoteMembersService } from './members/remote-members.service.ts';
import { RemoteBackendsService } from './remote-backends.service.ts';
import { SEND_HOOKS } from './send-hooks-job.ts';

/** Queues events for the backends that declare them, each in the transaction of its cause. */
@FollowsAccounts(true)
@FollowsRoles(true)
@FollowsReleases(true)
@Injectable()
export class BackendEventsService implements AccountFollower, RoleFollower, ReleaseFollower {
  constructor(
    private readonly database: Database,
    private readonly hooks: BackendHooksRepository,
    private readonly backends: RemoteBackendsService,
    private readonly members: RemoteMembersService,
    private readonly registry: RegistryStateService,
    private readonly served: ServedReleasesService,
    private readonly directory: RoleDirectoryService,
    private readonly assignments: AssignmentsService,
    private readonly jobs: Jobs,
  ) {}

  async accountChanged(memberId: string, before: Account['state'], after: Account): Promise<void> {
    const events = accountEvents(before, after.state);
    if (events.length === 0) return;
    const remotes = await this.remotes();
    for (const type of events) {
      const until = type === 'member.banned' || type === 'member.suspended' ? { until: after.until } : {};
      for (const remote of remotes.filter((one) => servedEvents(one).has(type)))
        await this.queue(await this.aboutMembers(remote.name, type, [memberId], until));
    }
  }

  async assignmentChanged(memberId: string, role: string): Promise<void> {
    const remotes = await this.remotesWith('member.roles-changed');
    if (remotes.length === 0) return;
    const granted = (await this.directory.inTransaction()).remotePermissionsOf([role]);
    for (const remote of remotes.filter((one) => touches(one, granted === 'all' ? undefined : granted)))
      await this.queue(await this.aboutMembers(remote.name, 'member.roles-changed', [memberId]));
  }

  /** Every member has USER: a change of its permissions is no event, and reaches backends with the next call of each member. */
  async roleChanged(role: string, permissions: readonly string[]): Promise<void> {
    if (role === 'USER') return;
    const remotes = (await this.remotesWith('member.roles-changed')).filter((remote) =>
      touches(remote, permissions),
    );
    if (remotes.length === 0) return;
    const holders = await this.assignments.holdersOf(role);
    for (const { name } of remotes)
      await this.queue(await this.aboutMembers(name, 'member.roles-changed', holders));
  }

  async promoted({ remote, version, channels }: PromotedRelease): Promise<void> {
    const release = await this.served.find(remote, version);
    if (!release?.backend?.events?.includes('release.promoted')) return;
    if (!(await this.backends.registered()).has(remote)) return;
    await this.queue([
      { remote, type: 'release.promoted', subject: null, series: 'release', data: { version, channels } },
    ]);
  }

  /** Queues the deletion of a member's data in every backend that stores some, and the event. Must run in the transaction that deletes the member. */
  async memberErased(memberId: string): Promise<void> {
    this.database.requireTransaction();
    const notified = new Set((await this.remotesWith('member.erased')).map(({ name }) => name));
    const storing = new Set(await this.storing());
    // The member's row is about to be deleted, so these name them by their id for the remote alone.
    const rows = (await this.members.subjectsOf(memberId)).flatMap(
      ({ remote, subject }): NewBackendHook[] => {
        const row = { remote, subject, series: null, data: { member: subject } };
        return [
          ...(notified.has(remote) ? [{ ...row, type: 'member.erased' as const }] : []),
          ...(storing.has(remote) ? [{ ...row, type: 'member-deletion' as const }] : []),
        ];
      },
    );
    await this.queue(rows);
  }

  /** Returns the remotes whose backend has an address, and may store data of members by any published version. */
  async storing(): Promise<string[]> {
    const declared = await this.served.remotesWithPersonalData();
    const registered = await this.backends.registered();
    return declared.filter((remote) => registered.has(remote));
  }

  private async remotes(): Promise<ServedRemote[]> {
    const { remotes } = await this.registry.current();
    const registered = await this.backends.registered();
    return remotes.filter(({ name }) => registered.has(name));
  }

  private async remotesWith(type: BackendEventType): Promise<ServedRemote[]> {
    return (await this.remotes()).filter((remote) => servedEvents(remote).has(type));
  }

  /** Returns an event about each of the members whom the backend knows. */
  private async aboutMembers(
    remote: string,
    type: BackendEventType,
    memberIds: readonly string[],
    details: Record<string, unknown> = {},
  ): Promise<NewBackendHook[]> {
    const known = await this.members.knownTo(remote, memberIds);
    return known.map(({ userId: memberId, subject }) => ({
      remote,
      type,
      memberId,
      subject,
      series: subject,
      data: { member: subject, ...details },
    }));
  }

  private async queue(rows: readonly NewBackendHook[]): Promise<void> {
    if (rows.length === 0) return;
    this.database.requireTransaction();
    await this.hooks.insert(rows);
    await this.jobs.send(SEND_HOOKS);
  }
}

/** Whether a remote declares one of these permissions. @param permissions undefined for all permissions */
function touches({ live, canary, staff }: ServedRemote, permissions: readonly string[] | undefined): boolean {
  const declared = [live, canary?.release, staff].flatMap((release) => release?.permissions ?? []);
  return declared.some(({ key }) => permissions?.includes(key) ?? true);
}
