import type { SessionFigures } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { StreamFollowsRepository } from '../follows/stream-follows.repository.ts';
import { StreamerAccess } from '../streamers/streamer-access.service.ts';
import { toSession } from '../streaming.view.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';

/** Metrics of a streamer's last session. */
@Injectable()
export class SessionFiguresService {
  constructor(
    private readonly access: StreamerAccess,
    private readonly sessions: StreamSessionsRepository,
    private readonly follows: StreamFollowsRepository,
  ) {}

  /** @throws STREAMER_NOT_FOUND */
  async last(caller: Caller): Promise<{ session: SessionFigures | null }> {
    const streamer = await this.access.own(caller.id);
    const session = await this.sessions.findLatest(streamer.id);
    if (!session) return { session: null };
    const points = await this.sessions.figuresOf(session.id);
    const totals = points.length > 0 ? await this.sessions.totalsOf(session.id) : session;
    return {
      session: {
        ...toSession(session),
        points: points.map(({ at, viewers }) => ({ at: at.toISOString(), viewers })),
        peak: totals.peak,
        median: totals.median,
        followersGained: await this.follows.countSince(
          streamer.id,
          session.startedAt,
          session.endedAt ?? new Date(),
        ),
      },
    };
  }
}
