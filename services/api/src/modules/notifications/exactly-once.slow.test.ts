import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuttableProxy } from '../../../test/cuttable-proxy.ts';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { TestIssuer } from '../../../test/test-issuer.ts';
import { headerOf, TestMail } from '../../../test/test-mail.ts';
import { ArticleStatesService } from '../news/article-states.service.ts';
import { FanoutService } from './fanout.service.ts';
import { SendingService } from './sending.service.ts';

const ARTICLES = 50;
const MEMBERS = 12;
/** Maximum of deliveries in progress when a process dies. */
const UNDER_WAY = 8;
/** Each member is notified of each article, and only its author that it was published. */
const NOTIFIED = ARTICLES * (MEMBERS + 1);

let database: TestDatabase;
let issuer: TestIssuer;
let mail: TestMail;
beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
  mail = await TestMail.start();
  const first = await startTestApi({ database, issuer });
  await database.sql(
    `INSERT INTO users (id, email, email_verified, full_name, username)
     SELECT 'auth0|m' || n, 'm' || n || '@example.com', true, 'Member ' || n, 'member-' || n FROM generate_series(0, $1) n`,
    [MEMBERS],
  );
  await database.sql(
    `INSERT INTO notification_preferences (user_id, in_app, email, push, marketing, language)
     SELECT id, true, id <> 'auth0|m0', true, true, 'en' FROM users`,
  );
  await database.sql(
    `INSERT INTO role_assignments (user_id, role, source) VALUES ('auth0|m0', 'AUTHOR', 'site')`,
  );
  await first.stop();
});
afterAll(async () => {
  await issuer.stop();
  await mail.close();
  await database.drop();
});

const due = (prefix: string) =>
  database.sql(
    `INSERT INTO articles (id, slug, title, body, body_text, category, state, publish_at, author_id)
     SELECT gen_random_uuid(), $1 || n, $1 || n, '{"type":"doc","content":[]}', '', 'city', 'scheduled',
       now(), 'auth0|m0' FROM generate_series(1, $2::int) n`,
    [prefix, ARTICLES],
  );
const count = async (from: string, prefix: string) =>
  (await database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${from} LIKE $1`, [`${prefix}%`]))[0]
    ?.n ?? 0;
const published = (prefix: string) => count(`articles WHERE state = 'published' AND slug`, prefix);
const countNotified = (prefix: string) =>
  count('notifications n JOIN notification_events e ON e.id = n.event_id WHERE e.title', prefix);
const emailsOf = (prefix: string) =>
  mail.received.filter((email) => headerOf(email, 'Subject')?.startsWith(`New: ${prefix}`));

/** Does all pending work, like its jobs. Errors are ignored, because the process may be killed. */
async function workOn(api: TestApi): Promise<void> {
  await api.get(ArticleStatesService).publishDue();
  await api.get(FanoutService).fanOutAll();
  await api.get(SendingService).sendDue();
}

it.each([
  ['publishing', published],
  ['telling', countNotified],
  ['sending', async (prefix: string) => emailsOf(prefix).length],
])(
  'notifies each member of fifty due articles once, though a process dies while it is %s',
  { timeout: 60_000 },
  async (prefix, progress) => {
    const proxy = await cuttableProxy(new URL(database.url));
    const victim = await startTestApi({
      database: { ...database, url: proxy.url.href },
      issuer,
      environment: mail.environment,
    });
    await due(prefix);
    const work = workOn(victim).catch(() => {});
    await expect.poll(() => progress(prefix), { timeout: 20_000, interval: 2 }).toBeGreaterThan(0);
    // From here on it can neither commit its work nor release its locks.
    proxy.cut();
    await work;
    const sentBefore = emailsOf(prefix).length;
    const left = (await countNotified(prefix)) < NOTIFIED || sentBefore < ARTICLES * MEMBERS;
    expect(left).toBe(true);
    // Its leases expire.
    await database.sql(`UPDATE notification_deliveries SET due_at = now() WHERE state = 'waiting'`);

    const heirs = await Promise.all(
      [1, 2].map(() => startTestApi({ database, issuer, environment: mail.environment })),
    );
    await Promise.all(heirs.map(workOn));
    await expect.poll(() => countNotified(prefix), { timeout: 20_000 }).toBe(NOTIFIED);
    const waiting = () => count(`notification_deliveries WHERE state`, 'waiting');
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);

    expect(await published(prefix)).toBe(ARTICLES);
    const perMember = await database.sql(
      `SELECT n.user_id, e.title FROM notifications n JOIN notification_events e ON e.id = n.event_id
       WHERE e.title LIKE $1 GROUP BY 1, 2 HAVING count(*) > 1`,
      [`${prefix}%`],
    );
    expect(perMember).toEqual([]);
    const ids = emailsOf(prefix).map((email) => headerOf(email, 'Message-ID'));
    expect(new Set(ids).size).toBe(ARTICLES * MEMBERS);
    // Deliveries in progress have an unknown result, so they were sent again with the same id.
    expect(ids.length - ARTICLES * MEMBERS).toBeLessThanOrEqual(UNDER_WAY);
    if (sentBefore === 0) expect(ids).toHaveLength(ARTICLES * MEMBERS);

    proxy.restore();
    await victim.stop();
    for (const heir of heirs) await heir.stop();
    await proxy.close();
  },
);
