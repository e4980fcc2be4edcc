import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { type AuditActor, AuditService } from '../../audit/audit.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { SUBSCRIBE } from '../platforms/stream-subscriptions.service.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamerInbox } from './streamer-inbox.service.ts';

const ROLE = 'STREAMER';

/** Effects of approving, suspending and retiring streamers. Must run inside the transaction of the change. */
@Injectable()
export class StreamerDepartures {
  constructor(
    private readonly sessions: StreamSessionsService,
    private readonly slots: StreamSlotsRepository,
    private readonly platforms: StreamPlatformsRepository,
    private readonly roles: RolesService,
    private readonly inbox: StreamerInbox,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  isLive({ id }: StreamerRow): Promise<boolean> {
    return this.sessions.isLive(id);
  }

  /** @throws ROLE_ABOVE_OWN, PERMISSION_NOT_HELD when the decider may not give the streamer role. */
  async came({ memberId }: StreamerRow, by: Caller): Promise<void> {
    await this.roles.expectMayGive(by, { role: ROLE });
    await this.roles.grantFor(by, memberId, ROLE);
    await this.jobs.send(SUBSCRIBE);
  }

  /** Handles a changed channel: the member keeps their role, and the staff decide as about an application. */
  async waitsAgain(caller: Caller, before: StreamerRow, after: StreamerRow): Promise<void> {
    await this.inbox.applied(after);
    await this.audit.record(caller, {
      action: 'streamer.channel-changed',
      target: { id: after.memberId, fullName: caller.fullName },
      before: { platform: before.platform, channel: before.channel },
      after: { platform: after.platform, channel: after.channel },
    });
  }

  /** Ends the stream and revokes the role; the schedule is only hidden. */
  async suspended(streamer: StreamerRow, by: AuditActor): Promise<void> {
    await this.sessions.recordEnd(streamer, new Date());
    await this.roles.takeBackFor(by, streamer.memberId, ROLE);
  }

  /** Also cancels the schedule. */
  async gone(streamer: StreamerRow, by: AuditActor): Promise<void> {
    await this.suspended(streamer, by);
    await this.slots.removeAll(streamer.id);
    await this.platforms.forget(streamer.id);
  }

  /** Handles a changed channel: its event subscriptions are deleted. */
  async leftChannel({ id }: StreamerRow): Promise<void> {
    await this.platforms.forget(id);
    await this.jobs.send(SUBSCRIBE);
  }
}
