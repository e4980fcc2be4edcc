import { canTakeWithStreamer, type EndpointInput, type OwnStreamer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { NewStreamerRow } from '../streamers.table.ts';
import { StreamerDepartures } from './streamer-departures.service.ts';
import { StreamerInbox } from './streamer-inbox.service.ts';
import { StreamerViews } from './streamer-views.service.ts';
import { ownMay } from './streamers.policy.ts';
import { StreamersRepository } from './streamers.repository.ts';

/** Streamer's own profile: application and later changes. */
@Injectable()
export class OwnStreamerService {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly inbox: StreamerInbox,
    private readonly views: StreamerViews,
    private readonly departures: StreamerDepartures,
  ) {}

  async find(caller: Caller): Promise<{ streamer: OwnStreamer | null }> {
    const row = await this.streamers.findByMember(caller.id);
    return { streamer: row ? await this.views.own(row) : null };
  }

  /** @throws STREAMER_EXISTS, STREAM_CHANNEL_TAKEN */
  async apply(
    caller: Caller,
    { channel, ...sent }: EndpointInput<'POST /api/streams/me'>['body'],
  ): Promise<OwnStreamer> {
    const fields = { ...sent, channel: this.views.channelIn(sent.platform, channel) };
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
      return this.views.own(row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STALE, STREAMER_STATE_REFUSED, STREAM_CHANNEL_TAKEN, STREAM_IS_LIVE */
  async change(
    caller: Caller,
    { version, platform, channel, ...sent }: EndpointInput<'PATCH /api/streams/me'>['body'],
  ): Promise<OwnStreamer> {
    const named =
      platform && channel ? { platform, channel: this.views.channelIn(platform, channel) } : undefined;
    return this.write(async () => {
      const before = await this.streamers.lockByMember(caller.id);
      if (!before) throw new ApiError('STREAMER_NOT_FOUND');
      if (!ownMay(before, 'switch').edit) throw new ApiError('STREAMER_STATE_REFUSED');
      if (before.version !== version) throw new ApiError('STREAMER_STALE');
      const moves = named && (named.platform !== before.platform || named.channel !== before.channel);
      if (moves && (await this.departures.isLive(before))) throw new ApiError('STREAM_IS_LIVE');
      const waits = moves === true && before.state === 'approved';
      const row = await this.streamers.update(before.id, {
        ...sent,
        ...(moves && { ...named, ...UNASKED }),
        ...(waits && WAITS_AGAIN),
        ...(waits && { appliedAt: new Date() }),
      });
      if (moves) await this.departures.leftChannel(row);
      if (waits) await this.departures.waitsAgain(caller, before, row);
      return this.views.own(row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STATE_REFUSED */
  async leave(caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.streamers.lockByMember(caller.id);
      if (!before) throw new ApiError('STREAMER_NOT_FOUND');
      if (!canTakeWithStreamer('leave', before.state)) throw new ApiError('STREAMER_STATE_REFUSED');
      await this.departures.gone(before, caller);
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
