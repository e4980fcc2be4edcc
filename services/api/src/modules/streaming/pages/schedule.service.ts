import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { type RawAnswer, textAnswer } from '../../../platform/http/raw-answer.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { calendarOf } from '../slots/calendar.policy.ts';
import { occurrencesIn } from '../slots/occurrences.policy.ts';
import { type ScheduledSlot, StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { toOccurrence } from '../streaming.view.ts';

const MAX_SLOTS = 2_000;
const MAX_DATES = 1_000;
/** Extends a window to all zones: a day in a zone never differs more from the one in UTC. */
const AROUND_MS = 2 * DAY_MS;
type Filter = EndpointInput<'GET /api/streams/calendar.ics'>['query'];

/** Schedules of all streamers: as dates of a window, and as calendars. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly slots: StreamSlotsRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly users: UsersService,
    private readonly access: StreamerAccessService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async dates({
    from,
    to,
    ...filter
  }: EndpointInput<'GET /api/streams/schedule'>['query']): Promise<
    EndpointAnswer<'GET /api/streams/schedule'>
  > {
    const [start, end, now] = [new Date(from), new Date(to), new Date()];
    const window = { from: dayOf(start, -AROUND_MS), to: dayOf(end, AROUND_MS) };
    const rows = await this.slots.findScheduled(filter, window, MAX_SLOTS);
    const names = await this.users.namesOf(rows.map(({ streamer }) => streamer.memberId));
    const live = await this.sessions.liveOf([...new Set(rows.map(({ streamer }) => streamer.id))]);
    const items = rows
      .flatMap(({ slot, streamer }) => {
        const of = { slot, streamer, name: nameOf(names, streamer.memberId), isLive: live.has(streamer.id) };
        return occurrencesIn(slot, start, end).map((times) => toOccurrence(times, of, now));
      })
      .toSorted(
        (one, other) => one.startsAt.localeCompare(other.startsAt) || one.slotId.localeCompare(other.slotId),
      );
    return { items: items.slice(0, MAX_DATES) };
  }

  async calendar(filter: Filter, ifNoneMatch: string | undefined): Promise<RawAnswer> {
    return this.write(
      'Streams',
      await this.slots.findScheduled(filter, { removed: true }, MAX_SLOTS),
      ifNoneMatch,
    );
  }

  /** @throws STREAMER_NOT_FOUND */
  async calendarOf(username: string, ifNoneMatch: string | undefined): Promise<RawAnswer> {
    const { id, memberId } = await this.access.shown(username);
    const { fullName } = nameOf(await this.users.namesOf([memberId]), memberId);
    const rows = await this.slots.findScheduled({}, { removed: true, only: id }, MAX_SLOTS);
    return this.write(fullName, rows, ifNoneMatch);
  }

  private async write(
    name: string,
    rows: readonly ScheduledSlot[],
    ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    const { siteOrigin } = this.configuration;
    const names = await this.users.namesOf(rows.map(({ streamer }) => streamer.memberId));
    const slots = rows.map(({ slot, streamer }) => {
      const { fullName, username } = nameOf(names, streamer.memberId);
      return { slot, name: fullName, url: `${siteOrigin}/stream/${encodeURIComponent(username)}` };
    });
    const text = calendarOf({ name, host: new URL(siteOrigin).hostname, slots });
    return textAnswer(text, 'text/calendar', ifNoneMatch);
  }
}

function dayOf(instant: Date, byMs: number): string {
  return new Date(instant.getTime() + byMs).toISOString().slice(0, 10);
}
