import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuttableProxy } from '../../../../test/cuttable-proxy.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { FanoutService } from '../../notifications/fanout.service.ts';
import { EventRemindersJob } from './event-reminders.job.ts';

const DATES = 500;
const GUESTS = 4;

let database: TestDatabase;
let issuer: TestIssuer;
beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
  const first = await startTestApi({ database, issuer });
  await first.stop();
  await database.sql(
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'auth0|m' || n, 'm' || n || '@example.com', 'Member ' || n, 'member-' || n FROM generate_series(1, $1) n`,
    [GUESTS],
  );
});
afterAll(async () => {
  await issuer.stop();
  await database.drop();
});

/** Five hundred dates that begin in half an hour, each with guests. */
const due = () =>
  database.sql(
    `WITH plans AS (
       INSERT INTO events (title, body, category, starts_at, zone, minutes, place, audience, state)
       SELECT 'Due ' || n, '{"type":"doc","content":[]}', 'race', '2030-01-01T10:00', 'UTC', 60,
         '{"district":null,"point":null,"name":""}', '{everyone}', 'published' FROM generate_series(1, $1::int) n RETURNING id
     ), dates AS (
       INSERT INTO event_occurrences (event_id, date, starts_at, ends_at, answers_until, code, listed, category, audience)
       SELECT id, '2030-01-01', now() + interval '30 minutes', now() + interval '90 minutes', now() + interval '30 minutes', 'AAAAAA', true, 'race', '{everyone}'
       FROM plans RETURNING id
     )
     INSERT INTO event_rsvps (occurrence_id, user_id, status) SELECT dates.id, users.id, 'going' FROM dates, users`,
    [DATES],
  );
const count = async (from: string) =>
  (await database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`))[0]?.n ?? 0;
const sent = () => count('event_reminders');
const told = () => count('notifications');

/** Does all pending work, like its jobs. Errors are ignored, because the process may be killed. */
async function workOn(api: TestApi): Promise<void> {
  await api.get(EventRemindersJob).sendDue(new Date());
  await api.get(FanoutService).fanOutAll();
}

it.each([
  ['noting', sent],
  ['telling', told],
])(
  'reminds each guest of five hundred due dates once, though one of three processes dies while it is %s',
  { timeout: 90_000 },
  async (_, progress) => {
    await database.sql('TRUNCATE events, notification_events CASCADE');
    const proxy = await cuttableProxy(new URL(database.url));
    const victim = await startTestApi({ database: { ...database, url: proxy.url.href }, issuer });
    await due();
    const work = workOn(victim).catch(() => {});
    await expect.poll(progress, { timeout: 30_000, interval: 2 }).toBeGreaterThan(0);
    // From here on it can neither commit its work nor release its locks.
    proxy.cut();
    await work;
    expect(await told()).toBeLessThan(DATES * GUESTS);

    const heirs = await Promise.all([1, 2].map(() => startTestApi({ database, issuer })));
    await Promise.all(heirs.map(workOn));
    await expect.poll(told, { timeout: 30_000 }).toBe(DATES * GUESTS);
    expect(await sent()).toBe(DATES);
    expect(await count(`notification_events WHERE type = 'event.reminder'`)).toBe(DATES);
    const twice = await database.sql(
      `SELECT n.user_id, e.href FROM notifications n JOIN notification_events e ON e.id = n.event_id GROUP BY 1, 2 HAVING count(*) > 1`,
    );
    expect(twice).toEqual([]);

    proxy.restore();
    await victim.stop();
    for (const heir of heirs) await heir.stop();
    await proxy.close();
  },
);
