import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { type Calendar, makeMembers, startCalendar } from '../../../../test/test-calendar.ts';
import { inboxAfterFanout, prefer } from '../../../../test/test-notifications.ts';
import { EventRemindersJob } from './event-reminders.job.ts';

let api: TestApi;
let calendar: Calendar;
let guests: string[];
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
  guests = await makeMembers(api, 4, 'sleeper');
});
afterAll(() => api.stop());

const MINUTE_MS = 60_000;
const token = (at: number) => guests[at] ?? '';
const remind = (minutesFromNow = 0) =>
  api.get(EventRemindersJob).sendDue(new Date(Date.now() + minutesFromNow * MINUTE_MS));
const remindedOf = async (at: number, id: string) =>
  (await inboxAfterFanout(api, token(at))).filter(
    ({ type, href }) => type === 'event.reminder' && href === `/events/${id}`,
  );

it('reminds guests who are going or may come a day and an hour before, each once, by their preferences', async () => {
  const { id, startsAt } = await calendar.publish({
    capacity: 1,
    startsAt: new Date(Date.now() + 2_000 * MINUTE_MS).toISOString().slice(0, 16),
  });
  for (const [at, status] of (['going', 'going', 'maybe', 'maybe'] as const).entries())
    await calendar.answer(token(at), id, status);
  const preferences = await api.call('GET /api/notifications/preferences', { token: token(3) });
  const types = { ...preferences.body.types, 'event.reminder': { inApp: false, email: false, push: false } };
  await prefer(api, token(3), { types });
  await remind();
  expect(await remindedOf(0, id)).toEqual([]);
  await remind(600);
  await remind(601);
  expect(await remindedOf(0, id)).toMatchObject([
    { facts: { title: 'Harbour market', publishAt: startsAt } },
  ]);
  expect([await remindedOf(1, id), await remindedOf(3, id)]).toEqual([[], []]);
  await remind(1_950);
  await remind(1_960);
  expect(await remindedOf(0, id)).toHaveLength(2);
  expect(await remindedOf(2, id)).toHaveLength(2);
});

it('includes the zone of the event, for guests without a zone of their own', async () => {
  const { id } = await calendar.publish({ title: 'Zoned', zone: 'Europe/Berlin' });
  await calendar.answer(token(0), id, 'going');
  await remind(10);
  const zones = await api.database.sql(
    `SELECT zone FROM notification_events WHERE type = 'event.reminder' AND title = 'Zoned'`,
  );
  expect(zones).toEqual([{ zone: 'Europe/Berlin' }]);
});

it('follows the event: sends the reminder again for a new time, and none for canceled dates', async () => {
  const { id } = await calendar.publish();
  await calendar.answer(token(0), id, 'going');
  await remind(10);
  expect(await remindedOf(0, id)).toHaveLength(1);
  await calendar.shift(id, 4_000);
  await remind(20);
  expect(await remindedOf(0, id)).toHaveLength(1);
  await remind(3_000);
  expect(await remindedOf(0, id)).toHaveLength(2);
  await calendar.shift(id, 30);
  const { body } = await calendar.find(id, calendar.host);
  await calendar.move(calendar.host, body, 'cancel', { scope: 'all' });
  await remind();
  expect(await remindedOf(0, id)).toHaveLength(2);
});
