import type { RelatedStreamer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { nextOf } from '../slots/occurrences.policy.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toOccurrence, toRelated } from '../streaming.view.ts';

/** Summaries of streamers, with their live state and their next stream. */
@Injectable()
export class RelatedStreamers {
  constructor(
    private readonly sessions: StreamSessionsRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly users: UsersService,
  ) {}

  async describe(rows: readonly StreamerRow[], now: Date): Promise<(row: StreamerRow) => RelatedStreamer> {
    const ids = rows.map(({ id }) => id);
    const [names, live, slots] = await Promise.all([
      this.users.namesOf(rows.map(({ memberId }) => memberId)),
      this.sessions.liveOf(ids),
      ids.length > 0 ? this.slots.findOf(ids) : [],
    ]);
    return (streamer) => {
      const name = nameOf(names, streamer.memberId);
      const [next] = slots
        .filter(({ streamerId }) => streamerId === streamer.id)
        .flatMap((slot) => {
          const times = nextOf(slot, now);
          return times ? [{ slot, times }] : [];
        })
        .toSorted((one, other) => one.times.startsAt.getTime() - other.times.startsAt.getTime());
      const occurrence = next && toOccurrence(next.times, { ...next, streamer, name, isLive: false }, now);
      return toRelated(streamer, name, live.has(streamer.id), occurrence ?? null);
    };
  }

  /** Returns live streamers first, then by their next stream. */
  async inOrder(rows: readonly StreamerRow[], now: Date): Promise<RelatedStreamer[]> {
    const describe = await this.describe(rows, now);
    const when = ({ live, next }: RelatedStreamer): string => (live ? '' : (next?.startsAt ?? '9'));
    return rows
      .map(describe)
      .toSorted((one, other) => (when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0));
  }
}
