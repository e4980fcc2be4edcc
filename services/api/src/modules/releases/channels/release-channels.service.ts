import type { AuditEntry, EndpointInput, ReleaseActor } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { declaredClasses } from '../../../platform/discovery/declared.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { type AuditActor, AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ReleaseApprovalsService } from '../release-approvals.service.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import type { ReleaseRow } from '../releases.table.ts';
import {
  auditValues,
  type Channels,
  channelsOf,
  ended,
  endedAll,
  isServed,
  NOTHING_SERVED,
  promotedToCanary,
  promotedToLive,
  promotedToStaff,
  wentBack,
} from './channels.policy.ts';
import { LOOK_BACK, lastGoodLive } from './last-good-live.policy.ts';
import { LiveSiteService, refuseUnlessFine } from './live-site.service.ts';
import { FollowsReleases } from './release-follower.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

type Promotion = EndpointInput<'POST /api/releases/:name/promote'>['body'];
type Rollback = EndpointInput<'POST /api/releases/:name/rollback'>['body'];

const THE_SITE: ReleaseActor = { kind: 'site', name: 'error budget' };
/** Number of the newest audit entries about a deploy token that contain its creation: it has two at most. */
const MAX_ENTRIES = 10;

/** Author of a change, for the row and for the audit log. Without an id it is the site itself. */
export interface ReleaseAuthor extends AuditActor {
  by: ReleaseActor;
  /** Id of the deploy token, if it is one. */
  deployToken?: string;
}

/** Returns the author of a change to a release. */
export function authorOf({ id, fullName, username, deploy }: Caller): ReleaseAuthor {
  const by = deploy
    ? { kind: 'token' as const, name: deploy.name }
    : { kind: 'member' as const, name: fullName };
  return { id, fullName, username, by, ...(deploy && { deployToken: deploy.id }) };
}

/** Change of a remote's channels. */
interface ChannelChange {
  action: AuditEntry['action'];
  channels: Channels;
  /** Version concerned; absent when the change concerns the whole remote. */
  version?: string;
  reason?: string | undefined;
  details?: Record<string, unknown>;
  /** Whether the row is deleted. */
  removes?: boolean;
}

/**
 * Channels of a remote: the versions that it serves. All changes of them go through `change`: serialized, with an audit entry and a new number of the
 * set.
 */
@Injectable()
export class ReleaseChannelsService {
  constructor(
    private readonly database: Database,
    private readonly served: ServedRemotesRepository,
    private readonly releases: ReleasesRepository,
    private readonly site: LiveSiteService,
    private readonly audit: AuditService,
    private readonly approvals: ReleaseApprovalsService,
    private readonly notifications: NotificationsService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Decides by the current channels and applies the change. @returns the new channels; undefined when nothing changed. */
  change(
    remote: string,
    { by, ...actor }: ReleaseAuthor,
    decide: (now: Channels) => Promise<ChannelChange | undefined>,
  ): Promise<Channels | undefined> {
    return this.database.transaction(async () => {
      await this.served.lockRegistry();
      const now = (await this.served.find(remote)) ?? NOTHING_SERVED;
      const change = await decide(now);
      if (!change) return undefined;
      const { action, channels, version, reason, details, removes } = change;
      if (removes) await this.served.remove(remote);
      else await this.served.save(remote, channels, by);
      await this.audit.record(actor, {
        action,
        target: { type: 'remote', id: remote, label: remote },
        before: auditValues(now),
        after: {
          ...auditValues(channels),
          ...(version && { version }),
          ...(reason && { reason }),
          ...details,
        },
      });
      await this.served.bumpSequence();
      if (action === 'release.promoted' && version)
        for (const { instance } of declaredClasses(this.discovery, FollowsReleases))
          await instance.promoted({ remote, version, channels: channelsOf(channels, version) });
      return channels;
    });
  }

  async promote(name: string, promotion: Promotion, author: ReleaseAuthor): Promise<void> {
    const { version, force, reason } = promotion;
    await this.change(name, author, async (now) => {
      const row = await this.releases.findPublished(name, version);
      if (!row) throw new ApiError('RELEASE_NOT_FOUND');
      await this.refuseBelow(now.floorAt, name, version);
      if (row.demotedAt && !force) throw new ApiError('RELEASE_WAS_DEMOTED');
      await this.approvals.approveBy(row, author);
      refuseUnlessFine(await this.site.findings(row.description));
      if (row.demotedAt) await this.releases.setDemoted(name, version, false);
      const channels = await this.promoted(name, now, promotion);
      if (channels === now && !row.demotedAt) return undefined;
      return { action: 'release.promoted', channels, version, reason };
    });
  }

  async rollBack(name: string, { channel, to, reason }: Rollback, author: ReleaseAuthor): Promise<void> {
    if (channel !== 'live' && to !== undefined)
      throw invalidField('body.to', 'Only live goes back to a named version; the others end.');
    await this.change(name, author, async (now) => {
      const version = now[channel];
      if (!version) throw new ApiError('NOTHING_TO_ROLL_BACK');
      const channels = channel === 'live' ? await this.back(name, now, to, author) : ended(now, channel);
      const row = await this.releases.findPublished(name, version);
      if (row) await this.notifyTokenCreator(row, author, reason);
      return { action: 'release.rolled-back', channels, version, reason } satisfies ChannelChange;
    });
  }

  /** Sets the security floor: versions published before this one aren't served again. A previous version below it is cleared. */
  async setFloor(name: string, version: string | null, author: ReleaseAuthor): Promise<void> {
    await this.change(name, author, async (now) => {
      if (now.floor === version) return undefined;
      const row = version === null ? undefined : await this.releases.findPublished(name, version);
      if (version !== null && !row) throw new ApiError('RELEASE_NOT_FOUND');
      const floorAt = row?.publishedAt ?? null;
      // Served versions must be replaced first, so that setting a floor never removes a page.
      for (const served of [now.live, now.canary, now.staff])
        if (served !== null) await this.refuseBelow(floorAt, name, served);
      const usable = await this.releases.findGoodVersions(name, floorAt);
      const previous = now.previous !== null && usable.has(now.previous) ? now.previous : null;
      const channels = { ...now, previous, floor: version, floorAt };
      return { action: 'release.floor-set', channels, version: version ?? now.floor ?? '' };
    });
  }

  /** Ends all channels of a remote. Its versions stay, and can be served again. */
  async end(name: string, reason: string | undefined, author: ReleaseAuthor): Promise<void> {
    await this.change(name, author, async (now) => {
      if (!isServed(now)) throw new ApiError('NOTHING_SERVED');
      return { action: 'release.ended', channels: endedAll(now), ...(reason && { reason }) };
    });
  }

  /** Switches a remote off, regardless of its channels, or on again unchanged. */
  async switch(name: string, off: boolean, author: ReleaseAuthor): Promise<void> {
    if (!(await this.releases.isKnown(name))) throw new ApiError('RELEASE_NOT_FOUND');
    await this.change(name, author, async (now) => {
      if (off === (now.offAt !== null)) return undefined;
      const channels = { ...now, offAt: off ? new Date() : null };
      return { action: off ? 'release.switched-off' : 'release.switched-on', channels };
    });
  }

  /**
   * Removes a remote without served versions, with all its releases and files. A remote of the build would return with it, and can't be removed.
   */
  async remove(name: string, author: ReleaseAuthor): Promise<void> {
    if (!(await this.releases.isKnown(name))) throw new ApiError('RELEASE_NOT_FOUND');
    await this.change(name, author, async (now) => {
      if (isServed(now)) throw new ApiError('REMOTE_IS_SERVED');
      if (now.bundled !== null) throw new ApiError('REMOTE_IS_BUILT_IN');
      await this.releases.markRemoteRemoving(name);
      return { action: 'release.removed', channels: NOTHING_SERVED, removes: true };
    });
  }

  /**
   * Demotes a version that failed for visitors. `to` is served instead. Returns undefined when it isn't served anymore, or is live without a
   * version to roll back to.
   */
  async demote(
    name: string,
    version: string,
    counts: Record<string, unknown>,
  ): Promise<{ to: string | null } | undefined> {
    const row = await this.change(name, { by: THE_SITE }, async (now) => {
      if (channelsOf(now, version).length === 0) return undefined;
      const channels = await this.without(now, name, version);
      if (!channels) return undefined;
      await this.releases.setDemoted(name, version, true);
      return { action: 'release.demoted', channels, version, details: counts };
    });
    return row && { to: row.live };
  }

  private async refuseBelow(floorAt: Date | null, name: string, version: string): Promise<void> {
    const publishedAt = floorAt && (await this.releases.findPublished(name, version))?.publishedAt;
    if (floorAt && publishedAt && publishedAt < floorAt) throw new ApiError('RELEASE_BELOW_FLOOR');
  }

  private async promoted(name: string, now: Channels, { version, to, share }: Promotion): Promise<Channels> {
    const at = new Date();
    if (to === 'staff') return promotedToStaff(now, version, at);
    if (to === 'canary') return promotedToCanary(now, version, share ?? 0, at);
    const live = now.live ? await this.releases.findPublished(name, now.live) : undefined;
    return promotedToLive(now, version, { at, liveIsGood: live !== undefined && !live.demotedAt });
  }

  /** Rolls back without compatibility checks, because a rollback has to work when it is needed. */
  private async back(
    name: string,
    now: Channels,
    wanted: string | undefined,
    author: ReleaseAuthor,
  ): Promise<Channels> {
    const named = wanted === undefined ? undefined : await this.releases.findPublished(name, wanted);
    if (wanted !== undefined && !named) throw new ApiError('RELEASE_NOT_FOUND');
    if (named) await this.approvals.approveBy(named, author);
    if (wanted !== undefined) await this.refuseBelow(now.floorAt, name, wanted);
    const usable = await this.releases.findGoodVersions(name, now.floorAt);
    const history = await this.audit.newestAbout({ type: 'remote', id: name }, LOOK_BACK);
    const previous = now.previous !== null && usable.has(now.previous) ? now.previous : null;
    const to = wanted ?? previous ?? lastGoodLive(history, usable, [now.live]);
    if (!to || to === now.live || !usable.has(to)) throw new ApiError('NOTHING_TO_ROLL_BACK');
    return wentBack(now, to, lastGoodLive(history, usable, [now.live, to]), new Date());
  }

  private async without(now: Channels, name: string, version: string): Promise<Channels | undefined> {
    let channels = now;
    if (now.canary === version) channels = ended(channels, 'canary');
    if (now.staff === version) channels = ended(channels, 'staff');
    if (now.live !== version) return channels;
    const usable = await this.releases.findGoodVersions(name, now.floorAt);
    const history = await this.audit.newestAbout({ type: 'remote', id: name }, LOOK_BACK);
    const good = now.previous !== null && now.previous !== version && usable.has(now.previous);
    const to = good ? now.previous : lastGoodLive(history, usable, [version]);
    if (!to) return undefined;
    return wentBack(channels, to, lastGoodLive(history, usable, [version, to]), new Date());
  }

  /**
   * Notifies the member who created a deploy token when a version that was published with it is rolled back. Must run inside the transaction of the
   * rollback.
   */
  private async notifyTokenCreator(
    { remote, version, publishedWith }: ReleaseRow,
    { id, by }: ReleaseAuthor,
    reason: string | undefined,
  ): Promise<void> {
    this.database.requireTransaction();
    if (publishedWith === null) return;
    const entries = await this.audit.newestAbout({ type: 'deploy-token', id: publishedWith }, MAX_ENTRIES);
    const creatorId = entries.find(({ action }) => action === 'deploy-token.created')?.actor?.id;
    if (!creatorId) return;
    await this.notifications.announce({
      type: 'release.rolled_back',
      subject: `${remote}@${version}`,
      actorId: by.kind === 'member' ? (id ?? null) : null,
      recipientId: creatorId,
      title: `${remote} ${version}${reason ? `: ${reason}` : ''}`,
      href: '/admin/releases',
    });
  }
}
