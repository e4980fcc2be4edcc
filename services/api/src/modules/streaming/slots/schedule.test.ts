import type { NewStreamSlot } from '@boardwalk/contracts';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { approved } from '../../../../test/test-streamers.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await api.call('GET /api/users/me', { token: await api.as('chief', 'STAFF') });
  ({ token } = await approved(api, 'dex', { characters: ['Dex', 'Rook'] }));
  await approved(api, 'kim', { platform: 'kick', channel: 'kim_live', characters: ['Kim'], tags: ['law'] });
});
afterAll(() => api.stop());

const weekly = (fields: Partial<NewStreamSlot> = {}): NewStreamSlot => ({
  title: 'Night shift',
  startsAt: '2026-10-04T20:30',
  zone: 'Europe/Berlin',
  minutes: 120,
  repeat: { days: ['SU'] },
  ...fields,
});
const add = (body: object, by = token) => api.call('POST /api/streams/me/slots', { token: by, body });
const dates = async (from: string, to: string, query = '') => {
  const path = `GET /api/streams/schedule?from=${from}T00:00:00Z&to=${to}T00:00:00Z${query}`;
  return api.call(path as 'GET /api/streams/schedule');
};
const startsIn = async (from: string, to: string, query = '') =>
  (await dates(from, to, query)).body.items.map(({ startsAt }) => startsAt);
const calendar = async (path = 'GET /api/streams/dex/calendar.ics') => {
  const answer = await api.call(path as 'GET /api/streams/:username/calendar.ics');
  const events = Object.values(nodeIcal.sync.parseICS(String(answer.body))).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  return { answer, events };
};

describe('slots', () => {
  it('repeat weekly across both clock changes, in pages and calendars alike', async () => {
    const { body: slot } = await add(weekly());
    expect(slot).toMatchObject({ repeat: { days: ['SU'], until: null }, exceptions: [], version: 1 });
    expect(await startsIn('2026-10-15', '2026-11-05')).toEqual([
      '2026-10-18T18:30:00.000Z',
      '2026-10-25T19:30:00.000Z',
      '2026-11-01T19:30:00.000Z',
    ]);
    const { events } = await calendar();
    const [from, to] = [new Date('2027-03-01'), new Date('2027-04-20')];
    const read = events.flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to }));
    expect(read.map(({ start }) => new Date(start).toISOString())).toEqual(
      await startsIn('2027-03-01', '2027-04-20'),
    );
    await api.call(`DELETE /api/streams/me/slots/${slot.id}`, { token });
  });

  it('can have one date removed and restored, also in calendars', async () => {
    const { body: slot } = await add(weekly({ title: 'Court' }));
    const one = `api/streams/me/slots/${slot.id}/occurrences/2026-10-18`;
    const out = await api.call(`DELETE /${one}`, { token });
    expect(out.body).toMatchObject({ exceptions: ['2026-10-18'], version: 2 });
    expect(await startsIn('2026-10-10', '2026-10-27')).toEqual([
      '2026-10-11T18:30:00.000Z',
      '2026-10-25T19:30:00.000Z',
    ]);
    expectError(await api.call(`DELETE /${one}`, { token }), 404, 'STREAM_SLOT_NOT_FOUND');
    const monday = one.replace('10-18', '10-19');
    expectError(await api.call(`DELETE /${monday}`, { token }), 404, 'STREAM_SLOT_NOT_FOUND');
    const { answer, events } = await calendar();
    expect(String(answer.body)).toContain('EXDATE;TZID=Europe/Berlin:20261018T203000');
    expect(Number(events[0]?.sequence)).toBe(1);
    expect((await api.call(`PUT /${one}`, { token })).body).toMatchObject({ exceptions: [], version: 3 });
    expectError(await api.call(`PUT /${one}`, { token }), 404, 'STREAM_SLOT_NOT_FOUND');
    await api.call(`DELETE /api/streams/me/slots/${slot.id}`, { token });
  });

  it('are canceled in calendars for 30 days after their removal', async () => {
    const { body: slot } = await add(weekly({ title: 'Regatta' }));
    expect((await api.call(`DELETE /api/streams/me/slots/${slot.id}`, { token })).status).toBe(204);
    const found = (await calendar()).events.find(({ uid }) => uid.startsWith(slot.id));
    expect(found).toMatchObject({ status: 'CANCELLED' });
    expect(await startsIn('2026-10-15', '2026-11-05')).toEqual([]);
    expectError(
      await api.call(`DELETE /api/streams/me/slots/${slot.id}`, { token }),
      404,
      'STREAM_SLOT_NOT_FOUND',
    );
  });

  it('are changed based on the current version', async () => {
    const { body: slot } = await add(weekly({ repeat: null, startsAt: '2031-05-04T20:30' }));
    const change = (body: object) => api.call(`PATCH /api/streams/me/slots/${slot.id}`, { token, body });
    const moved = weekly({
      repeat: null,
      startsAt: '2031-05-05T21:00',
      minutes: 15,
      zone: 'America/Los_Angeles',
    });
    expect((await change({ ...moved, version: 1 })).body).toMatchObject({ minutes: 15, version: 2 });
    expectError(await change({ ...moved, version: 1 }), 409, 'STREAM_SLOT_STALE');
    expect(await startsIn('2031-05-01', '2031-05-20')).toEqual(['2031-05-06T04:00:00.000Z']);
    expectError(
      await api.call(`PATCH /api/streams/me/slots/${slot.id}`, {
        token: await api.as('kim'),
        body: { ...moved, version: 2 },
      }),
      404,
      'STREAM_SLOT_NOT_FOUND',
    );
    await api.call(`DELETE /api/streams/me/slots/${slot.id}`, { token });
  });

  it.each([
    ['minutes', { minutes: 14 }],
    ['minutes', { minutes: 721 }],
    ['zone', { zone: 'Mars/Olympus' }],
    ['zone', { zone: '+02:00' }],
    ['repeat.days', { repeat: { days: ['MO'] } }],
    ['repeat.until', { repeat: { days: ['SU'], until: '2026-10-03' } }],
    ['startsAt', { startsAt: '2026-10-04T20:30:00Z' }],
  ] as const)('reject an invalid %s: %j', async (path, fields) => {
    const error = expectError(await add({ ...weekly(), ...fields }), 422, 'INPUT_INVALID');
    expect(error.details?.fields?.map((field) => field.path)).toContain(`body.${path}`);
  });
});

describe('the schedule', () => {
  it('is filtered by character, tag, language and platform', async () => {
    const kim = await api.as('kim');
    await add(weekly({ title: 'Any of them' }));
    await add(weekly({ title: 'Rook alone', character: 'Rook', startsAt: '2026-10-04T12:00' }));
    await add(weekly({ title: 'Court', startsAt: '2026-10-04T10:00' }), kim);
    const titles = async (query: string) =>
      (await dates('2026-10-10', '2026-10-13', query)).body.items.map(({ title }) => title);
    expect(await titles('')).toEqual(['Court', 'Rook alone', 'Any of them']);
    expect(await titles('&character=Dex')).toEqual(['Any of them']);
    expect(await titles('&character=Rook')).toEqual(['Rook alone', 'Any of them']);
    expect(await titles('&tag=law')).toEqual(['Court']);
    expect(await titles('&platform=hls')).toEqual(['Rook alone', 'Any of them']);
    expect(await titles('&language=de')).toEqual([]);
    const { events } = await calendar('GET /api/streams/calendar.ics?tag=law');
    expect(events.map(({ summary }) => String(summary))).toEqual(['Kim Tester: Court']);
  });

  it('accepts windows of at most 62 days', async () => {
    expect((await dates('2026-10-01', '2026-12-02')).status).toBe(200);
    expectError(await dates('2026-10-01', '2026-12-03'), 422, 'INPUT_INVALID');
    expectError(await dates('2026-10-01', '2026-10-01'), 422, 'INPUT_INVALID');
  });

  it('responds with 304 to the ETag of a calendar', async () => {
    const { answer } = await calendar();
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await api.call('GET /api/streams/dex/calendar.ics', { headers })).status).toBe(304);
    expectError(await api.call('GET /api/streams/nobody/calendar.ics'), 404, 'STREAMER_NOT_FOUND');
  });
});
