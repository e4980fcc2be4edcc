import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type Calendar, inMinutes, startCalendar } from '../../../../test/test-calendar.ts';

let api: TestApi;
let calendar: Calendar;
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
});
afterAll(() => api.stop());

/** Parses with an independent library. */
const eventsIn = (text: unknown): VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(String(text))).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await api.call(`GET ${path}` as 'GET /api/events/calendar.ics', { headers });
  return { answer, text: String(answer.body), events: eventsIn(answer.body) };
};
const named = (events: readonly VEvent[], title: string) =>
  events.filter(({ summary }) => String(summary) === title);

describe('the public calendar', () => {
  it('has each date with a permanent id, its place and its sequence, without names of guests', async () => {
    const place = { district: 'lantern-quay' as const, point: { x: 505, y: 276 }, name: 'Pier 4' };
    const event = await calendar.publish({ title: 'Regatta', summary: 'Boats.', place, hosts: ['mel'] });
    await calendar.answer(calendar.member, event.id, 'going');
    await calendar.publish({ title: 'Secret', audience: { kind: 'members' } });
    const { answer, text, events } = await read('/api/events/calendar.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const [found] = named(events, 'Regatta');
    expect(found).toMatchObject({
      description: 'Boats.',
      location: 'Pier 4, Lantern Quay',
      status: 'CONFIRMED',
    });
    expect(found?.uid).toMatch(new RegExp(`^${event.id}@`));
    expect(new Date(found?.start ?? 0).toISOString()).toBe(event.startsAt);
    expect(new Date(found?.end ?? 0).toISOString()).toBe(event.endsAt);
    // Instants in UTC need no VTIMEZONE.
    expect(text.match(/^DT(?:START|END)[^\r]*/gm)?.every((line) => /^DT\w+:\d{8}T\d{6}Z$/.test(line))).toBe(
      true,
    );
    expect(text).not.toMatch(/TZID|ATTENDEE|ORGANIZER|hosanna|Hosanna|mel@|Mel Tester/);
    expect(named(events, 'Secret')).toEqual([]);

    await calendar.change(calendar.editor, event, 'all', {
      title: 'Regatta',
      place,
      startsAt: inMinutes(3_000),
    });
    const moved = (await calendar.find(event.id, calendar.host)).body;
    await calendar.move(calendar.host, moved, 'cancel', { scope: 'all' });
    const [after] = named((await read('/api/events/calendar.ics')).events, 'Regatta');
    expect(after).toMatchObject({ uid: found?.uid, status: 'CANCELLED' });
    expect(Number(after?.sequence)).toBe(Number(found?.sequence) + 2);
  });

  it('has no line above 75 bytes, escapes texts, and responds with 304 to its ETag', async () => {
    const title = 'Ferry; crew, “late” \\ and a title that goes on until nobody reads it – äöü 🚢🚢🚢🚢🚢';
    await calendar.publish({ title, category: 'party' });
    const { text, answer, events } = await read('/api/events/calendar.ics?category=party');
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(named(events, title)).toHaveLength(1);
    expect(events.every(({ categories }) => categories?.includes('party'))).toBe(true);
    const etag = answer.headers.get('etag') ?? '';
    const again = await read('/api/events/calendar.ics?category=party', { 'if-none-match': etag });
    expect([again.answer.status, again.text]).toEqual([304, '']);
  });

  it('is available for a single date', async () => {
    const { id } = await calendar.publish({ title: 'Alone' });
    expect((await read(`/api/events/${id}/calendar.ics`)).events.map(({ summary }) => summary)).toEqual([
      'Alone',
    ]);
  });
});

describe('a personal calendar', () => {
  it('is read by a link whose secret is shown once, until it is renewed or removed', async () => {
    const own = { token: calendar.member };
    const [going, hosted, other] = [
      await calendar.publish({ title: 'Mine', audience: { kind: 'members' } }),
      await calendar.publish({ title: 'Hosted', hosts: ['mel'] }),
      await calendar.publish({ title: 'Not mine' }),
    ];
    await calendar.acceptHosting(calendar.member, hosted.id);
    await calendar.answer(calendar.member, going.id, 'maybe');
    expect((await api.call('GET /api/events/calendar-link', own)).body).toEqual({ link: null });
    const made = await api.call('POST /api/events/calendar-link', own);
    expect([made.status, made.body.readAt]).toEqual([201, null]);
    const { events, answer } = await read(made.body.path);
    expect(named(events, 'Mine')).toHaveLength(1);
    expect(events.some(({ uid }) => uid.startsWith(hosted.id))).toBe(true);
    expect(events.some(({ uid }) => uid.startsWith(other.id))).toBe(false);
    expect(answer.headers.get('cache-control')).toContain('private');
    const etag = answer.headers.get('etag') ?? '';
    expect((await read(made.body.path, { 'if-none-match': etag })).answer.status).toBe(304);
    const known = await api.call('GET /api/events/calendar-link', own);
    expect(known.body.link).toMatchObject({ madeAt: made.body.madeAt, readAt: expect.any(String) });
    const [row] = await api.database.sql<{ key_hash: string }>('SELECT key_hash FROM event_calendar_links');
    expect(made.body.path).not.toContain(row?.key_hash);

    const renewed = await api.call('POST /api/events/calendar-link', own);
    expectError((await read(made.body.path)).answer, 404, 'EVENT_NOT_FOUND');
    expect((await read(renewed.body.path)).answer.status).toBe(200);
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|mel'`);
    expectError((await read(renewed.body.path)).answer, 404, 'EVENT_NOT_FOUND');
    await api.database.sql(`UPDATE users SET account_state = 'active' WHERE id = 'auth0|mel'`);
    expect((await api.call('DELETE /api/events/calendar-link', own)).status).toBe(204);
    expectError((await read(renewed.body.path)).answer, 404, 'EVENT_NOT_FOUND');
  });
});
