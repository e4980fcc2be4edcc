import { accountStateOf, isClosed } from '@boardwalk/contracts';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { eventRsvps } from '../modules/events/event-guests.table.ts';
import { eventOccurrences } from '../modules/events/event-occurrences.table.ts';
import { eventHosts, events } from '../modules/events/events.table.ts';
import { DAY_MS } from '../platform/time/durations.ts';
import { readEvents } from './content/events.ts';
import { readPunishments } from './content/moderation.ts';
import type { DemoMember } from './content/people.ts';
import { coverDrawing, type DemoShow } from './demo-pictures.ts';
import { dateRows, eventRow, guestRows, type IdOf } from './event-rows.ts';

/**
 * Inserts events with their guests. Accounts that can sign in attend only the events that name them, so that the newcomer account has none.
 * @param articleIds by the titles of the articles about past events.
 * @returns the events and dates that show pictures.
 */
export async function seedEvents(
  queries: NodePgDatabase,
  idOf: IdOf,
  { people, articleIds }: { people: readonly DemoMember[]; articleIds: ReadonlyMap<string, string> },
  now: Date,
): Promise<DemoShow[]> {
  const closed = new Set(
    readPunishments()
      .filter(({ kind, lifted }) => !lifted && isClosed(accountStateOf([kind])))
      .map(({ member }) => member),
  );
  const residents = people
    .filter(({ siteRoles, key }) => siteRoles.includes('WHITELISTED') && !closed.has(key))
    .map(({ key }) => key);
  const shows: DemoShow[] = [];
  for (const [turn, event] of readEvents().entries()) {
    const row = eventRow(event, idOf, now);
    await queries.insert(events).values(row);
    const hosts = [event.by, ...(event.hosts ?? [])];
    await queries
      .insert(eventHosts)
      .values(hosts.map((name, place) => ({ eventId: row.id, userId: idOf(name), place })));
    const dates = dateRows(event, row, now);
    await queries.insert(eventOccurrences).values(dates);
    const next = dates.find(({ endsAt }) => endsAt > now) ?? dates.at(-1);
    const [first] = dates;
    if (event.cover) shows.push({ kind: 'event', id: row.id, drawings: [coverDrawing(event.cover)] });
    if (first && event.photos)
      shows.push({ kind: 'event-date', id: first.id, drawings: event.photos.map(coverDrawing) });
    const recapArticleId = event.recap && articleIds.get(event.recap);
    if (first && recapArticleId)
      await queries.update(eventOccurrences).set({ recapArticleId }).where(eq(eventOccurrences.id, first.id));
    for (const [at, date] of dates.entries()) {
      // Dates in the distant future have no guests yet.
      const isNear = date.startsAt.getTime() - now.getTime() < 15 * DAY_MS || dates.length === 1;
      const rows = isNear
        ? guestRows(event, date, { residents, idOf, isNext: date === next, turn: turn + at }, now)
        : [];
      if (rows.length === 0) continue;
      await queries.insert(eventRsvps).values(rows);
      await queries
        .update(eventOccurrences)
        .set({ queued: rows.length })
        .where(eq(eventOccurrences.id, date.id));
    }
  }
  return shows;
}
