import {
  canTakeWithStreamer,
  channelOf,
  type EndpointInput,
  type OwnStreamer,
  type StreamPlatformName,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { SUBSCRIBE } from '../platforms/stream-subscriptions.service.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import type { NewStreamerRow, StreamerRow } from '../streamers.table.ts';
import { toStreamer } from '../streaming.view.ts';
import { StreamerDeparturesService } from './streamer-departures.service.ts';
import { StreamerInboxService } from './streamer-inbox.service.ts';
import { ownMay } from './streamers.policy.ts';
import { StreamersRepository } from './streamers.repository.ts';

/** Streamer's own profile: application and later changes. */
@Injectable()
export class OwnStreamerService {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly subscriptions: StreamPlatformsRepository,
    private readonly platforms: StreamPlatformsService,
    private readonly sessions: StreamSessionsService,
    private readonly departures: StreamerDeparturesService,
    private readonly inbox: StreamerInboxService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  async find(caller: Caller): Promise<{ streamer: OwnStreamer | null }> {
    const row = await this.streamers.findByMember(caller.id);
    return { streamer: row ? await this.present(row) : null };
  }

  /** @throws STREAMER_EXISTS, STREAM_CHANNEL_TAKEN */
  async apply(
    caller: Caller,
    { channel, ...sent }: EndpointInput<'POST /api/streams/me'>['body'],
  ): Promise<OwnStreamer> {
    const fields = { ...sent, channel: this.channelIn(sent.platform, channel) };
    return this.write(async () => {
      const before = await this.streamers.lockByMember(caller.id);
      if (before && !canTakeWithStreamer('apply', before.state)) throw new ApiError('STREAMER_EXISTS');
      const row = before
        ? await this.streamers.update(before.id, {
            ...fields,
            ...UNASKED,
            state: 'applied',
            appliedAt: new Date(),
            decidedAt: null,
            decidedBy: null,
            reason: '',
          })
        : await this.streamers.insert({ ...fields, memberId: caller.id });
      await this.inbox.applied(row);
      return this.present(row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STALE, STREAMER_STATE_REFUSED, STREAM_CHANNEL_TAKEN, STREAM_IS_LIVE */
  async change(
    caller: Caller,
    { version, platform, channel, ...sent }: EndpointInput<'PATCH /api/streams/me'>['body'],
  ): Promise<OwnStreamer> {
    const named = platform && channel ? { platform, channel: this.channelIn(platform, channel) } : undefined;
    return this.write(async () => {
      const before = await this.streamers.lockByMember(caller.id);
      if (!before) throw new ApiError('STREAMER_NOT_FOUND');
      if (!ownMay(before, 'switch').edit) throw new ApiError('STREAMER_STATE_REFUSED');
      if (before.version !== version) throw new ApiError('STREAMER_STALE');
      const moves = named && (named.platform !== before.platform || named.channel !== before.channel);
      if (moves && (await this.sessions.isLive(before.id))) throw new ApiError('STREAM_IS_LIVE');
      const waits = moves === true && before.state === 'approved';
      const row = await this.streamers.update(before.id, {
        ...sent,
        ...(moves && { ...named, ...UNASKED }),
        ...(waits && WAITS_AGAIN),
        ...(waits && { appliedAt: new Date() }),
      });
      if (moves) await this.leaveChannel(row);
      if (waits) await this.applyAgain(caller, before, row);
      return this.present(row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STATE_REFUSED */
  async leave(caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.streamers.lockByMember(caller.id);
      if (!before) throw new ApiError('STREAMER_NOT_FOUND');
      if (!canTakeWithStreamer('leave', before.state)) throw new ApiError('STREAMER_STATE_REFUSED');
      await this.departures.retire(before, caller);
      await this.streamers.update(before.id, {
        state: 'retired',
        decidedAt: new Date(),
        decidedBy: null,
        reason: '',
      });
      await this.inbox.decided(before, caller.id);
    });
  }

  private write(work: () => Promise<OwnStreamer>): Promise<OwnStreamer> {
    return this.database.transaction(work).catch((error: unknown) => {
      if (isUniqueViolation(error, 'streamers_channel')) throw new ApiError('STREAM_CHANNEL_TAKEN');
      if (isUniqueViolation(error, 'streamers_once')) throw new ApiError('STREAMER_EXISTS');
      throw error;
    });
  }

  /** Handles a changed channel: its event subscriptions are deleted. Must run inside the transaction of the change. */
  private async leaveChannel({ id }: StreamerRow): Promise<void> {
    this.database.requireTransaction();
    await this.subscriptions.forget(id);
    await this.jobs.send(SUBSCRIBE);
  }

  /** Handles a changed channel: the member keeps their role, and the staff decide as about an application. */
  private async applyAgain(caller: Caller, before: StreamerRow, after: StreamerRow): Promise<void> {
    await this.inbox.applied(after);
    await this.audit.record(caller, {
      action: 'streamer.channel-changed',
      target: { id: after.memberId, fullName: caller.fullName },
      before: { platform: before.platform, channel: before.channel },
      after: { platform: after.platform, channel: after.channel },
    });
  }

  /**
   * Returns the typed channel in its stored form.
   * @throws INPUT_INVALID for a malformed channel, and for a server whose playlists pages can't play
   */
  private channelIn(platform: StreamPlatformName, typed: string): string {
    const channel = channelOf(platform, typed);
    if (channel === undefined) throw invalidField('body.channel', 'This is not a channel of that platform.');
    if (!this.platforms.adapterOf(platform).takes(channel))
      throw invalidField(
        'body.channel',
        'This site can’t play streams from that server. Ask the team to allow it.',
      );
    return channel;
  }

  private async present(row: StreamerRow): Promise<OwnStreamer> {
    const names = await this.users.namesOf([row.memberId]);
    const followers = await this.streamers.followersOf([row.id]);
    const liveBy = this.platforms.liveBy(row.platform);
    return {
      ...toStreamer(row, nameOf(names, row.memberId), followers.get(row.id) ?? 0),
      id: row.id,
      state: row.state,
      message: row.message,
      reason: row.reason,
      version: row.version,
      appliedAt: row.appliedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      liveBy,
      may: ownMay(row, liveBy),
    };
  }
}

/** A changed channel needs approval, and is hidden until then. */
const WAITS_AGAIN = {
  state: 'applied',
  decidedAt: null,
  decidedBy: null,
  reason: '',
} satisfies Partial<NewStreamerRow>;

/** Resets the data of the previous channel. */
const UNASKED = {
  platformId: null,
  askedAt: null,
  answeredAt: null,
  playlistAt: null,
  playlistHash: null,
  heardAt: null,
} satisfies Partial<NewStreamerRow>;
