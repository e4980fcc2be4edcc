import type { EndpointInput, LiveStream, SessionFigures, StreamPlatformName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { FeedService } from '../../feed/feed.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { FOLLOWERS, StreamFollowsRepository } from '../follows/stream-follows.repository.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { isAnnounced, occurrencesIn } from '../slots/occurrences.policy.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toLive, toSession } from '../streaming.view.ts';
import { beginningOf, characterOf, resumes, type StreamFacts } from './sessions.policy.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';
import { StreamsSignalsService } from './streams-signals.service.ts';

/** Maximum number of forgotten streams that are ended in one run. */
const BATCH_SIZE = 100;

/** Sessions: streams that have begun and ended, by the platforms' data or by the streamers' manual switch. */
@Injectable()
export class StreamSessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: StreamSessionsRepository,
    private readonly streamers: StreamersRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly follows: StreamFollowsRepository,
    private readonly access: StreamerAccessService,
    private readonly platforms: StreamPlatformsService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly feed: FeedService,
    private readonly signals: StreamsSignalsService,
  ) {}

  /**
   * Starts the caller's stream, on a platform that doesn't determine who is live.
   * @throws STREAMER_NOT_FOUND, STREAMER_STATE_REFUSED, STREAM_SWITCH_REFUSED
   */
  async switchOn(
    caller: Caller,
    { title, character }: EndpointInput<'POST /api/streams/me/live'>['body'],
  ): Promise<LiveStream> {
    const facts = { title, ...(character !== null && { character }) };
    const { streamer, session } = await this.database.transaction(async () => {
      const own = await this.access.lockOwn(caller.id);
      if (own.state !== 'approved') throw new ApiError('STREAMER_STATE_REFUSED');
      this.expectSwitch(own.platform);
      return { streamer: own, session: await this.recordLive(own, 'switch', facts, new Date()) };
    });
    return toLive(session, streamer, nameOf(await this.users.namesOf([caller.id]), caller.id));
  }

  /** Ends the caller's stream, on a platform that doesn't determine who is live. @throws STREAMER_NOT_FOUND, STREAM_SWITCH_REFUSED */
  switchOff(caller: Caller): Promise<void> {
    return this.database.transaction(async () => {
      const streamer = await this.access.lockOwn(caller.id);
      this.expectSwitch(streamer.platform);
      await this.recordEnd(streamer, new Date());
    });
  }

  /** Returns the caller's last session with its metrics. @throws STREAMER_NOT_FOUND */
  async findLast(caller: Caller): Promise<{ session: SessionFigures | null }> {
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

  /** Ends streams that their streamers forgot to end with the manual switch. */
  @Every('hour')
  async endForgotten(now = new Date()): Promise<void> {
    for (const id of await this.sessions.findForgotten(BATCH_SIZE))
      await this.database.transaction(async () => {
        const streamer = await this.streamers.lock(id);
        if (streamer) await this.recordEnd(streamer, now);
      });
  }

  async isLive(streamerId: string): Promise<boolean> {
    return (await this.sessions.findLatest(streamerId))?.state === 'live';
  }

  /**
   * Handles a live streamer: starts a session, resumes one after a short break, or updates it. Must run inside a transaction that has locked the
   * streamer, so that concurrent sources create a single session.
   */
  async recordLive(
    streamer: StreamerRow,
    source: SessionRow['source'],
    facts: StreamFacts,
    now: Date,
  ): Promise<SessionRow> {
    this.database.requireTransaction();
    const latest = await this.sessions.findLatest(streamer.id);
    const session =
      latest && (latest.state === 'live' || resumes(latest, now))
        ? await this.goOn(streamer, latest, source, facts, now)
        : await this.begin(streamer, source, facts, now);
    if (facts.viewers !== undefined && facts.viewers !== null)
      await this.sessions.addFigure(session.id, now, facts.viewers);
    return session;
  }

  /** Ends the current session, if any. Must run inside a transaction that has locked the streamer. */
  async recordEnd(streamer: StreamerRow, now: Date): Promise<void> {
    this.database.requireTransaction();
    const latest = await this.sessions.findLatest(streamer.id);
    if (latest?.state !== 'live') return;
    const totals = await this.sessions.totalsOf(latest.id);
    const endedAt = now < latest.startedAt ? latest.startedAt : now;
    await this.sessions.update(latest.id, { state: 'ended', endedAt, viewers: null, ...totals });
    await this.feed.withdraw(sourceOf(streamer.id));
    await this.signals.changed();
  }

  private expectSwitch(platform: StreamPlatformName): void {
    if (this.platforms.liveBy(platform) !== 'switch') throw new ApiError('STREAM_SWITCH_REFUSED');
  }

  private async begin(
    streamer: StreamerRow,
    source: SessionRow['source'],
    facts: StreamFacts,
    now: Date,
  ): Promise<SessionRow> {
    const announced = await this.announcedAt(streamer.id, now);
    const title = facts.title || announced?.title || (await this.titleWithout(streamer));
    const session = await this.sessions.insert({
      streamerId: streamer.id,
      source,
      title,
      startedAt: beginningOf(facts.startedAt, now),
      character: this.characterIn(streamer, facts, title, announced?.character),
      broadcast: facts.broadcast ?? null,
      viewers: facts.viewers ?? null,
      figuresAt: now,
      demo: streamer.demo,
    });
    await this.announceBeginning(streamer, session);
    return session;
  }

  private async goOn(
    streamer: StreamerRow,
    before: SessionRow,
    source: SessionRow['source'],
    facts: StreamFacts,
    now: Date,
  ): Promise<SessionRow> {
    const title = facts.title || before.title;
    const renamed = title !== before.title || facts.character !== undefined;
    const session = await this.sessions.update(before.id, {
      state: 'live',
      endedAt: null,
      source,
      title,
      figuresAt: now,
      ...(renamed && { character: this.characterIn(streamer, facts, title, before.character) }),
      ...(facts.broadcast !== undefined && { broadcast: facts.broadcast }),
      ...(facts.viewers !== undefined && { viewers: facts.viewers }),
    });
    if (before.state === 'ended' || renamed) await this.show(streamer, session);
    return session;
  }

  private characterIn(
    { characters }: StreamerRow,
    facts: StreamFacts,
    title: string,
    announced: string | null | undefined,
  ): string | null {
    return facts.character === undefined ? characterOf(title, characters, announced) : facts.character;
  }

  /** Returns the scheduled slot for now. */
  private async announcedAt(
    streamerId: string,
    now: Date,
  ): Promise<{ title: string; character: string | null } | undefined> {
    const slots = await this.slots.findOf([streamerId]);
    return slots.find((slot) =>
      occurrencesIn(slot, now, new Date(now.getTime() + HOUR_MS)).some((times) => isAnnounced(times, now)),
    );
  }

  /** Returns the title until the platform sends one. */
  private async titleWithout({ memberId }: StreamerRow): Promise<string> {
    return nameOf(await this.users.namesOf([memberId]), memberId).fullName;
  }

  /** Notifies followers, once per session. */
  private async announceBeginning(streamer: StreamerRow, session: SessionRow): Promise<void> {
    const { username } = await this.show(streamer, session);
    await this.notifications.announce({
      type: 'stream.live',
      subject: `stream:${session.id}`,
      actorId: streamer.memberId,
      audience: { name: FOLLOWERS, of: streamer.id },
      title: session.title,
      href: `/stream/${encodeURIComponent(username)}`,
      demo: streamer.demo,
    });
  }

  /** Shows the stream in the community strip, or updates it there after the stream resumed or its title changed. */
  private async show({ id, memberId, demo }: StreamerRow, { title, character }: SessionRow) {
    const person = nameOf(await this.users.namesOf([memberId]), memberId);
    await this.feed.put({
      source: sourceOf(id),
      kind: 'stream',
      title,
      body: character ?? '',
      authorId: memberId,
      demo,
      href: `/stream/${encodeURIComponent(person.username)}`,
    });
    await this.signals.changed();
    return person;
  }
}

/** Returns the source of the streamer's item in the community strip. */
function sourceOf(streamerId: string): string {
  return `stream:${streamerId}`;
}
