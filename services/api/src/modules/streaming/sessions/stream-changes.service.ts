import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { isAnnounced, occurrencesIn } from '../slots/occurrences.policy.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { beginningOf, characterOf, resumes, type StreamFacts } from './sessions.policy.ts';
import { StreamAnnouncements } from './stream-announcements.service.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';

const HOUR_MS = 3_600_000;

/**
 * Starts and ends streams, for all sources. Each method must run inside a transaction that has locked the streamer, so that concurrent sources
 * create a single session.
 */
@Injectable()
export class StreamChanges {
  constructor(
    private readonly sessions: StreamSessionsRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly announcements: StreamAnnouncements,
    private readonly users: UsersService,
  ) {}

  /** Handles a live streamer: starts a session, resumes one after a short break, or updates it. */
  async live(
    streamer: StreamerRow,
    source: SessionRow['source'],
    facts: StreamFacts,
    now: Date,
  ): Promise<SessionRow> {
    const latest = await this.sessions.findLatest(streamer.id);
    const session =
      latest && (latest.state === 'live' || resumes(latest, now))
        ? await this.goOn(streamer, latest, source, facts, now)
        : await this.begin(streamer, source, facts, now);
    if (facts.viewers !== undefined && facts.viewers !== null)
      await this.sessions.addFigure(session.id, now, facts.viewers);
    return session;
  }

  /** Ends the current session, if any. */
  async ended(streamer: StreamerRow, now: Date): Promise<void> {
    const latest = await this.sessions.findLatest(streamer.id);
    if (latest?.state !== 'live') return;
    const totals = await this.sessions.totalsOf(latest.id);
    const endedAt = now < latest.startedAt ? latest.startedAt : now;
    await this.sessions.update(latest.id, { state: 'ended', endedAt, viewers: null, ...totals });
    await this.announcements.ended(streamer);
  }

  async isLive(streamerId: string): Promise<boolean> {
    return (await this.sessions.findLatest(streamerId))?.state === 'live';
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
    await this.announcements.began(streamer, session);
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
    if (before.state === 'ended' || renamed) await this.announcements.changed(streamer, session);
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
}
