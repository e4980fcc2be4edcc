import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { startCalendar } from '../../../test/test-calendar.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';

let api: TestApi;
let calendar: Awaited<ReturnType<typeof startCalendar>>;
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
});
afterAll(() => api.stop());

const say = (token: string, id: string, text = 'Is there parking?') =>
  api.call('POST /api/events/:id/comments'.replace(':id', id) as 'POST /api/events/:id/comments', {
    token,
    body: { text },
  });
const said = (token: string, id: string) =>
  api.call(`GET /api/events/${id}/comments` as 'GET /api/events/:id/comments', { token });

it('are shared by all dates of a series, and notify its hosts once', async () => {
  const until = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
  const series = await calendar.publish({
    repeat: { days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], interval: 1, until },
  });
  const { body: page } = await calendar.find(series.id, calendar.member);
  const other = page.series[0]?.id ?? '';
  const guest = await api.as('known-guest', 'WHITELISTED');
  expect((await say(guest, series.id)).body).toMatchObject({
    about: { kind: 'event', id: series.eventId },
    state: 'shown',
    mine: true,
  });
  expect((await said(calendar.member, other)).body.items).toMatchObject([{ text: 'Is there parking?' }]);
  const told = await inboxAfterFanout(api, calendar.host);
  expect(told.filter(({ type }) => type === 'comment.posted')).toMatchObject([
    { facts: { title: series.title }, href: expect.stringMatching(/^\/events\/[0-9a-f-]{36}#comments$/) },
  ]);
});

it('are visible to those who see the event, and first ones are held', async () => {
  const draft = await calendar.begin();
  expectError(await say(calendar.host, draft.id), 404, 'EVENT_NOT_FOUND');
  const team = await calendar.publish({ audience: { kind: 'roles', roles: ['STAFF'] } });
  const stranger = await api.as('stranger');
  expectError(await said(stranger, team.id), 404, 'EVENT_NOT_FOUND');
  expectError(await say(stranger, team.id), 404, 'EVENT_NOT_FOUND');
  const open = await calendar.publish();
  const first = await say(stranger, open.id, 'Hello?');
  expect(first.body.state).toBe('held');
  expect((await said(calendar.member, open.id)).body.items).toEqual([]);
  const moderator = await api.as('mona', 'MODERATOR');
  const { body: queue } = await api.call('GET /api/comments/queue?limit=100', { token: moderator });
  expect(queue.items.find(({ id }) => id === first.body.id)).toMatchObject({
    title: open.title,
    href: `/events/${open.id}#comment-${first.body.id}`,
  });
});

it('are closed once the event is canceled, but stay readable', async () => {
  const event = await calendar.publish();
  const guest = await api.as('late-guest', 'WHITELISTED');
  expect((await say(guest, event.id, 'See you!')).status).toBe(201);
  const { body: seen } = await calendar.find(event.id, calendar.host);
  await calendar.move(calendar.host, seen, 'cancel', { scope: 'all' });
  expectError(await say(guest, event.id), 409, 'COMMENTS_CLOSED');
  expect((await said(guest, event.id)).body.items).toHaveLength(1);
});
