import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { type ChannelChange, ChannelChanges, type ReleaseAuthor } from './channel-changes.service.ts';
import {
  type Channels,
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
import { ReleaseApprovals } from './release-approvals.service.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { RollbackNotices } from './rollback-notices.service.ts';

type Promotion = EndpointInput<'POST /api/releases/:name/promote'>['body'];
type Rollback = EndpointInput<'POST /api/releases/:name/rollback'>['body'];

/** Changes which versions of a remote are served. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly changes: ChannelChanges,
    private readonly releases: ReleasesRepository,
    private readonly site: LiveSiteService,
    private readonly audit: AuditService,
    private readonly approvals: ReleaseApprovals,
    private readonly notices: RollbackNotices,
  ) {}

  async promote(name: string, promotion: Promotion, author: ReleaseAuthor): Promise<void> {
    const { version, force, reason } = promotion;
    await this.changes.change(name, author, async (now) => {
      const row = await this.releases.findPublished(name, version);
      if (!row) throw new ApiError('RELEASE_NOT_FOUND');
      await this.refuseBelow(now.floorAt, name, version);
      if (row.demotedAt && !force) throw new ApiError('RELEASE_WAS_DEMOTED');
      await this.approvals.settle(row, author);
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
    await this.changes.change(name, author, async (now) => {
      const version = now[channel];
      if (!version) throw new ApiError('NOTHING_TO_ROLL_BACK');
      const channels = channel === 'live' ? await this.back(name, now, to, author) : ended(now, channel);
      const row = await this.releases.findPublished(name, version);
      if (row) await this.notices.rolledBack(row, author, reason);
      return { action: 'release.rolled-back', channels, version, reason } satisfies ChannelChange;
    });
  }

  /** Sets the security floor: versions published before this one aren't served again. A previous version below it is cleared. */
  async setFloor(name: string, version: string | null, author: ReleaseAuthor): Promise<void> {
    await this.changes.change(name, author, async (now) => {
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
    await this.changes.change(name, author, async (now) => {
      if (!isServed(now)) throw new ApiError('NOTHING_SERVED');
      return { action: 'release.ended', channels: endedAll(now), ...(reason && { reason }) };
    });
  }

  /** Switches a remote off, regardless of its channels, or on again unchanged. */
  async switch(name: string, off: boolean, author: ReleaseAuthor): Promise<void> {
    if (!(await this.releases.isKnown(name))) throw new ApiError('RELEASE_NOT_FOUND');
    await this.changes.change(name, author, async (now) => {
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
    await this.changes.change(name, author, async (now) => {
      if (isServed(now)) throw new ApiError('REMOTE_IS_SERVED');
      if (now.bundled !== null) throw new ApiError('REMOTE_IS_BUILT_IN');
      await this.releases.markRemoteRemoving(name);
      return { action: 'release.removed', channels: NOTHING_SERVED, removes: true };
    });
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
    if (named) await this.approvals.settle(named, author);
    if (wanted !== undefined) await this.refuseBelow(now.floorAt, name, wanted);
    const usable = await this.releases.findGoodVersions(name, now.floorAt);
    const history = await this.audit.newestAbout({ type: 'remote', id: name }, LOOK_BACK);
    const previous = now.previous !== null && usable.has(now.previous) ? now.previous : null;
    const to = wanted ?? previous ?? lastGoodLive(history, usable, [now.live]);
    if (!to || to === now.live || !usable.has(to)) throw new ApiError('NOTHING_TO_ROLL_BACK');
    return wentBack(now, to, lastGoodLive(history, usable, [now.live, to]), new Date());
  }
}
