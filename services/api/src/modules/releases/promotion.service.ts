import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { type ChannelChange, ChannelChanges, type ReleaseAuthor } from './channel-changes.service.ts';
import {
  type Channels,
  ended,
  promotedToCanary,
  promotedToLive,
  promotedToStaff,
  wentBack,
} from './channels.policy.ts';
import { LOOK_BACK, lastGoodLive } from './last-good-live.policy.ts';
import { LiveSiteService, refuseUnlessFine } from './live-site.service.ts';
import { ReleasesRepository } from './releases.repository.ts';

type Promotion = EndpointInput<'POST /api/releases/:name/promote'>['body'];
type Rollback = EndpointInput<'POST /api/releases/:name/rollback'>['body'];

/** Decides what is served of a remote. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly changes: ChannelChanges,
    private readonly releases: ReleasesRepository,
    private readonly site: LiveSiteService,
    private readonly audit: AuditService,
  ) {}

  async promote(name: string, promotion: Promotion, author: ReleaseAuthor): Promise<void> {
    const { version, force, reason } = promotion;
    await this.changes.change(name, author, async (now) => {
      const row = await this.releases.findPublished(name, version);
      if (!row) throw new ApiError('RELEASE_NOT_FOUND');
      if (row.demotedAt && !force) throw new ApiError('RELEASE_WAS_DEMOTED');
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
      const channels = channel === 'live' ? await this.back(name, now, to) : ended(now, channel);
      return { action: 'release.rolled-back', channels, version, reason } satisfies ChannelChange;
    });
  }

  private async promoted(name: string, now: Channels, { version, to, share }: Promotion): Promise<Channels> {
    const at = new Date();
    if (to === 'staff') return promotedToStaff(now, version, at);
    if (to === 'canary') return promotedToCanary(now, version, share ?? 0, at);
    const live = now.live ? await this.releases.findPublished(name, now.live) : undefined;
    return promotedToLive(now, version, { at, liveIsGood: live !== undefined && !live.demotedAt });
  }

  /** Going back asks for no check: what was served before has to be there when it is needed. */
  private async back(name: string, now: Channels, wanted: string | undefined): Promise<Channels> {
    if (wanted !== undefined && !(await this.releases.findPublished(name, wanted)))
      throw new ApiError('RELEASE_NOT_FOUND');
    const usable = await this.releases.findGoodVersions(name);
    const history = await this.audit.newestAbout({ type: 'remote', id: name }, LOOK_BACK);
    const previous = now.previous !== null && usable.has(now.previous) ? now.previous : null;
    const to = wanted ?? previous ?? lastGoodLive(history, usable, [now.live]);
    if (!to || to === now.live || !usable.has(to)) throw new ApiError('NOTHING_TO_ROLL_BACK');
    return wentBack(now, to, lastGoodLive(history, usable, [now.live, to]), new Date());
  }
}
