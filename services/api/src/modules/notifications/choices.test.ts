import { NOTIFICATION_TYPES } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { startNewsroom } from '../../../test/test-articles.ts';
import { untilFannedOut } from '../../../test/test-notifications.ts';
import { preferencesFrom, wants } from './preferences.policy.ts';
import type { PreferencesRow } from './preferences.table.ts';

let api: TestApi;
beforeAll(async () => {
  // Without a running mail server: the test only reads which e-mails are queued.
  api = await startTestApi({
    environment: { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'post@meridian.test' },
  });
});
afterAll(() => api.stop());

const BOTH = [true, false];
const TYPE = 'article.published';

/** Returns every combination of choices for the channels and one type, including no row. */
function everyChoice(): (PreferencesRow | undefined)[] {
  const { inApp, email, push } = NOTIFICATION_TYPES[TYPE];
  const onType = [
    {},
    ...BOTH.flatMap((a) =>
      BOTH.flatMap((b) => BOTH.map((c) => ({ [TYPE]: { inApp: a, email: b, push: c } }))),
    ),
    { 'comment.posted': { inApp: !inApp, email: !email, push: !push } },
  ];
  const switches = BOTH.flatMap((a) =>
    BOTH.flatMap((b) =>
      BOTH.flatMap((c) => BOTH.map((d) => ({ inApp: a, email: b, push: c, marketing: d }))),
    ),
  );
  const rows = switches.flatMap((chosen) =>
    onType.map((types) => ({ ...chosen, types, apps: {}, userId: '', language: 'en' as const, version: 1 })),
  );
  return [undefined, ...rows];
}

it('chooses the same channels in the query as in the policy, for every combination of preferences', async () => {
  const choices = everyChoice();
  const id = (number: number) => `auth0|chooser-${number}`;
  const insert = (table: string, rows: object[]) =>
    api.database.sql(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  await api.database.sql(
    `INSERT INTO users (id, email, email_verified, full_name, username) SELECT 'auth0|chooser-' || n, n || '@example.com', true, 'C', 'chooser-' || n
     FROM generate_series(0, $1) n`,
    [choices.length - 1],
  );
  await insert(
    'notification_preferences',
    choices.flatMap((row, number) => (row ? [{ ...row, user_id: id(number), in_app: row.inApp }] : [])),
  );
  await api.database.sql(
    `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) SELECT id, 'https://push.invalid/' || id, 'x', 'x' FROM users`,
  );
  const room = await startNewsroom(api);
  await room.publish({ title: 'As you like it' });
  await untilFannedOut(api);
  const rows = await api.database.sql<{ user_id: string; channel: string }>(
    `SELECT user_id, 'inApp' AS channel FROM notifications UNION ALL SELECT user_id, channel FROM notification_deliveries`,
  );
  const notified = new Set(rows.map(({ user_id, channel }) => `${user_id} ${channel}`));
  const channels = ['inApp', 'email', 'push'] as const;
  const expected = choices.flatMap((row, number) =>
    channels
      .filter((channel) => wants(preferencesFrom(row), { type: TYPE }, channel))
      .map((channel) => `${id(number)} ${channel}`),
  );
  expect(expected.length).toBeGreaterThan(100);
  expect([...notified].filter((one) => one.startsWith('auth0|chooser-')).sort()).toEqual(expected.sort());
});

it.each([
  ['was only guessed', 'false', 'true'],
  ['nobody has confirmed', 'true', 'false'],
  ['nobody has spoken of', 'true', 'NULL'],
])('sends nothing to an address that %s', async (_, known, verified) => {
  await api.database.sql(`DELETE FROM users WHERE id = 'auth0|guess'`);
  await api.database.sql(
    `INSERT INTO users (id, email, full_name, username, profile_known, email_verified)
     VALUES ('auth0|guess', 'g@example.com', 'G', 'guess', ${known}, ${verified})`,
  );
  await api.database.sql(
    `INSERT INTO notification_preferences (user_id, in_app, email, push, marketing, language)
     VALUES ('auth0|guess', true, true, true, true, 'en')`,
  );
  const room = await startNewsroom(api);
  await room.publish({ title: 'To whom' });
  await untilFannedOut(api);
  const of = (table: string) => api.database.sql(`SELECT 1 FROM ${table} WHERE user_id = 'auth0|guess'`);
  expect(await of('notifications')).toHaveLength(1);
  expect(await of('notification_deliveries')).toEqual([]);
});
