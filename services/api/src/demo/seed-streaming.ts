import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '@boardwalk/contracts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { streamFigures, streamSessions } from '../modules/streaming/stream-sessions.table.ts';
import { streamSlots } from '../modules/streaming/stream-slots.table.ts';
import { streamers, streamFollows, streamReports } from '../modules/streaming/streamers.table.ts';
import { DAY_MS, MINUTE_MS } from '../platform/time/durations.ts';
import type { DemoMember } from './content/people.ts';
import { type DemoStreamer, readStreamers } from './content/streaming.ts';
import { ago, HOME_ZONE } from './timeline.ts';

/** Age of the schedules in days, so that the displayed week is full. */
const SCHEDULED_DAYS_AGO = 21;
const FIGURE_MINUTES = 5;

type IdOf = (key: string) => string;

/**
 * Inserts streamers with their schedules, followers and past streams: one is live, one has applied, one is suspended. They are deleted with their
 * members.
 */
export async function seedStreaming(
  queries: NodePgDatabase,
  idOf: IdOf,
  people: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const rows = readStreamers().map((demo) => ({ demo, id: randomUUID(), memberId: idOf(demo.member) }));
  await queries.insert(streamers).values(
    rows.map(({ id, memberId, demo }) => {
      const { state, platform, channel, characters, tags, language, about, message, reason = '' } = demo;
      const appliedAt = ago(now, demo.appliedDaysAgo * 24);
      const decided = { decidedAt: new Date(appliedAt.getTime() + DAY_MS), decidedBy: idOf('staff') };
      return {
        id,
        memberId,
        state,
        platform,
        channel,
        characters,
        tags,
        language,
        about,
        message,
        reason,
        appliedAt,
        demo: true,
        ...(state !== 'applied' && decided),
      };
    }),
  );
  await queries.insert(streamSlots).values(
    rows.flatMap(({ id, demo }) =>
      demo.slots.map(({ days, time, ...slot }) => ({
        ...slot,
        streamerId: id,
        zone: demo.zone ?? HOME_ZONE,
        days,
        demo: true,
        startsAt: `${firstDay(days, now)}T${time}`,
        createdAt: ago(now, SCHEDULED_DAYS_AGO * 24),
        updatedAt: ago(now, SCHEDULED_DAYS_AGO * 24),
      })),
    ),
  );
  await queries
    .insert(streamFollows)
    .values(
      rows.flatMap(({ id, memberId, demo }) =>
        people
          .filter(
            (person, place) =>
              person.id !== memberId && demo.followedByOneIn > 0 && place % demo.followedByOneIn === 0,
          )
          .map((person, place) => ({ streamerId: id, memberId: person.id, at: ago(now, 30 + place * 19) })),
      ),
    );
  await seedSessions(queries, rows, now);
  await queries.insert(streamReports).values(
    rows.flatMap(({ id, demo: { report } }) =>
      report
        ? [
            {
              streamerId: id,
              reporterId: idOf(report.by),
              reason: report.reason,
              text: report.text,
              at: ago(now, report.hoursAgo),
            },
          ]
        : [],
    ),
  );
}

async function seedSessions(
  queries: NodePgDatabase,
  rows: readonly { id: string; demo: DemoStreamer }[],
  now: Date,
): Promise<void> {
  const past = rows.flatMap(({ id: streamerId, demo }) =>
    demo.sessions.map((session) => {
      const startedAt = ago(now, session.hoursAgo);
      const figures = figuresOf(session.peak, session.minutes, startedAt);
      return { id: randomUUID(), streamerId, demo, session, startedAt, figures };
    }),
  );
  await queries.insert(streamSessions).values(
    past.map(({ id, streamerId, demo, session, startedAt, figures }) => {
      const endedAt = new Date(startedAt.getTime() + session.minutes * MINUTE_MS);
      const sorted = figures.map(({ viewers }) => viewers).toSorted((one, other) => one - other);
      return {
        id,
        streamerId,
        state: 'ended' as const,
        title: session.title,
        character: session.character,
        source: demo.platform === 'hls' ? ('switch' as const) : ('platform' as const),
        startedAt,
        endedAt,
        figuresAt: endedAt,
        peak: sorted.at(-1) ?? null,
        demo: true,
        median: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
      };
    }),
  );
  await queries.insert(streamSessions).values(
    rows.flatMap(({ id: streamerId, demo: { live } }) =>
      live
        ? [
            {
              streamerId,
              source: 'switch' as const,
              title: live.title,
              character: live.character,
              demo: true,
              startedAt: new Date(now.getTime() - live.minutesAgo * MINUTE_MS),
              figuresAt: now,
            },
          ]
        : [],
    ),
  );
  await queries
    .insert(streamFigures)
    .values(past.flatMap(({ id, figures }) => figures.map((figure) => ({ ...figure, sessionId: id }))));
}

/** Returns viewer numbers that rise, stay and fall. */
function figuresOf(peak: number | null, minutes: number, startedAt: Date): { at: Date; viewers: number }[] {
  if (peak === null) return [];
  const first = Math.ceil(startedAt.getTime() / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: Math.floor(minutes / FIGURE_MINUTES) }, (_, place) => {
    const share = (place * FIGURE_MINUTES) / minutes;
    const crowd = Math.sin(Math.PI * Math.min(1, share * 1.1 + 0.08)) ** 0.6;
    const wave = 0.07 * Math.sin(place * 1.7);
    return {
      at: new Date(first + place * FIGURE_MINUTES * MINUTE_MS),
      viewers: Math.max(1, Math.round(peak * Math.min(1, Math.max(0.1, crowd + wave)))),
    };
  });
}

/** Returns the first of these weekdays after the schedules began. */
function firstDay(days: readonly string[], now: Date): string {
  const start = now.getTime() - SCHEDULED_DAYS_AGO * DAY_MS;
  for (let away = 0; away < 7; away += 1) {
    const day = new Date(start + away * DAY_MS);
    if (days.includes(WEEKDAYS[(day.getUTCDay() + 6) % 7] ?? '')) return day.toISOString().slice(0, 10);
  }
  throw new Error('A weekly slot has a day.');
}
