import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledApi, bundleApi, type KillableApi } from '../../../../test/killable-api.ts';
import { startTestApi, testEnvironment } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { TestDiscord } from '../../../../test/test-discord.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { untilFannedOut } from '../../../../test/test-notifications.ts';
import { expectStatus, startOffice } from '../../../../test/test-submissions.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';

/** Point at which a process is killed: at a step, or while the decision becomes final. */
interface KillPoint {
  at: 'decision' | 'role' | 'whitelist' | 'chat' | 'notify';
  /** Before the work; after it, in the same transaction; or at the commit. */
  moment: 'mark' | 'turn' | 'commit';
}
const POINTS: KillPoint[] = [
  { at: 'decision', moment: 'commit' },
  // A step becomes due at the end of the transaction of the previous step.
  ...(['role', 'whitelist', 'chat', 'notify'] as const).map((at) => ({ at, moment: 'turn' as const })),
  ...(['role', 'whitelist', 'chat', 'notify'] as const).map((at) => ({ at, moment: 'commit' as const })),
  { at: 'notify', moment: 'mark' },
];
const nameOf = ({ at, moment }: KillPoint) => `${at}-${moment}`;

/** Triggers make PostgreSQL wait at the kill point, without any change of the process itself. */
const HOLD = 4_242_424;
const HOLDING = `
  CREATE TABLE kill_points (submission_id uuid, at text, moment text);
  CREATE FUNCTION hold_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT 1 FROM kill_points k WHERE k.submission_id = NEW.submission_id
      AND k.at = coalesce(to_jsonb(NEW)->>'step', 'decision') AND k.moment = TG_ARGV[0])
    THEN PERFORM pg_advisory_xact_lock(${HOLD}); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold_mark BEFORE UPDATE ON approval_steps FOR EACH ROW
    WHEN (OLD.state = 'running' AND NEW.state = 'done') EXECUTE FUNCTION hold_here('mark');
  CREATE TRIGGER hold_turn BEFORE UPDATE ON approval_steps FOR EACH ROW
    WHEN (OLD.due_at IS NULL AND NEW.due_at IS NOT NULL) EXECUTE FUNCTION hold_here('turn');
  CREATE CONSTRAINT TRIGGER hold_commit AFTER UPDATE ON approval_steps DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.state = 'running' AND NEW.state = 'done') EXECUTE FUNCTION hold_here('commit');
  CREATE CONSTRAINT TRIGGER hold_commit AFTER UPDATE ON submission_decisions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.final_at IS NULL AND NEW.final_at IS NOT NULL) EXECUTE FUNCTION hold_here('commit');`;

const soon = { timeout: 20_000, interval: 20 };
const approvals = new Map<string, string>();
let database: TestDatabase;
let issuer: TestIssuer;
let discord: TestDiscord;
let bundle: BundledApi;
let holder: pg.Client;

beforeAll(async () => {
  const bundled = bundleApi();
  database = await createTestDatabase();
  [issuer, discord] = [await TestIssuer.start(), await TestDiscord.start()];
  const api = await startTestApi({ database, issuer, environment: discord.environment });
  const office = await startOffice(api);
  const approval = { role: 'WHITELISTED' as const, whitelist: true, chat: true };
  const { slug } = await office.form({ title: 'Killed' }, { approval });
  for (const point of POINTS) {
    const name = nameOf(point);
    const token = await api.as(name);
    await api.call('GET /api/users/me', { token });
    const account = { provider: 'game' as const, subject: `license:${name}`, name };
    await api.get(IdentitiesService).link({ id: `auth0|${name}`, fullName: name }, account);
    const { id } = await office.handedIn(token, slug);
    expectStatus(await office.claim(office.ines, id), 200);
    expectStatus(await office.decide(office.ines, id, 'approved'), 200);
    approvals.set(name, id);
  }
  await api.stop();
  // Prevents decisions from becoming final too early on a slow machine.
  await database.sql(`UPDATE submission_decisions SET undo_until = now() + interval '1 hour'`);
  await database.sql(
    `UPDATE jobs.job SET start_after = now() + interval '1 hour' WHERE name = 'submissions.finish-decision'`,
  );
  await database.sql(HOLDING);
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  bundle = await bundled;
});
afterAll(async () => {
  await bundle.remove();
  await holder.end();
  await Promise.all([issuer.stop(), discord.stop()]);
  await database.drop();
});

async function startProcess(): Promise<KillableApi> {
  const environment = { ...(await testEnvironment(issuer, database.url)), ...discord.environment };
  return bundle.start({ ...environment, API_PORT: '0' });
}

/** Ends the time for undoing a decision. */
async function makeDue(submissionId: string): Promise<void> {
  const [decision] = await database.sql<{ id: string }>(
    `UPDATE submission_decisions SET undo_until = now() - interval '1 s' WHERE submission_id = $1 RETURNING id`,
    [submissionId],
  );
  await database.sql(
    `UPDATE jobs.job SET start_after = now() WHERE name = 'submissions.finish-decision' AND data->>'decisionId' = $1`,
    [decision?.id],
  );
}

/** Expires the leases of jobs and steps of the killed processes. */
async function outwaitTheDead(): Promise<void> {
  await database.sql(`UPDATE jobs.job SET state = 'retry', start_after = now() WHERE state = 'active'`);
  await database.sql(`UPDATE approval_steps SET due_at = now() WHERE due_at IS NOT NULL`);
}

async function count(text: string, values: unknown[] = []): Promise<number | undefined> {
  return (await database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`, values))[0]?.n;
}
const held = () => count(`pg_locks WHERE locktype = 'advisory' AND objid = ${HOLD} AND NOT granted`);
const connections = () =>
  count(`pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'boardwalk-api%'`);

async function stepsOf(submissionId: string): Promise<Record<string, string>> {
  const rows = await database.sql<{ step: string; state: string }>(
    'SELECT step, state FROM approval_steps WHERE submission_id = $1',
    [submissionId],
  );
  return Object.fromEntries(rows.map(({ step, state }) => [step, state]));
}

/** Returns the expected committed states of the steps after a kill. */
function expectedSteps({ at, moment }: KillPoint): Record<string, string> {
  const names = ['role', 'whitelist', 'chat', 'notify'];
  // The decision makes the first step due, and is rolled back together with it.
  if (at === 'role' && moment === 'turn') return {};
  const place = at === 'decision' ? -1 : names.indexOf(at);
  const done = moment === 'commit' ? place + 1 : moment === 'turn' ? place - 1 : place;
  const isBegun = moment !== 'commit';
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      index < done ? 'done' : index === done && isBegun ? 'running' : 'waiting',
    ]),
  );
}

describe('a process that is killed', () => {
  it.each(POINTS.map((point) => [nameOf(point), point] as const))(
    'at %s keeps what was committed',
    { timeout: 40_000 },
    async (name, point) => {
      const id = approvals.get(name) ?? '';
      await outwaitTheDead();
      await database.sql('INSERT INTO kill_points VALUES ($1, $2, $3)', [id, point.at, point.moment]);
      await holder.query(`SELECT pg_advisory_lock(${HOLD})`);
      await makeDue(id);
      const victim = await startProcess();
      await expect.poll(held, soon).toBe(1);
      await victim.kill();
      await database.sql('DELETE FROM kill_points');
      await holder.query(`SELECT pg_advisory_unlock(${HOLD})`);
      await expect.poll(connections, soon).toBe(0);
      expect(await stepsOf(id)).toEqual(expectedSteps(point));
    },
  );

  it('leaves each step done exactly once in the end', { timeout: 40_000 }, async () => {
    await outwaitTheDead();
    const last = await startProcess();
    const left = () => count(`approval_steps WHERE state <> 'done'`);
    await expect.poll(left, soon).toBe(0);
    await last.kill();
    const api = await startTestApi({ database, issuer });
    await untilFannedOut(api);
    await api.stop();
    const results = await Promise.all([...approvals].map(([name, id]) => resultOf(name, id)));
    expect(results).toEqual([...approvals].map(([name]) => ({ name, ...ONCE })));
    // Each change of the whitelist has a number, so none was made twice.
    expect(await database.sql('SELECT count(*)::int, max(seq)::int FROM whitelist_entries')).toEqual([
      { count: POINTS.length, max: POINTS.length },
    ]);
  });
});

const ONCE = { final: 1, roles: 1, logged: 1, listed: 1, chat: 1, events: 1, notified: 1 };
async function resultOf(name: string, id: string) {
  const member = `auth0|${name}`;
  return {
    name,
    final: await count(
      'submission_decisions WHERE submission_id = $1 AND final_at IS NOT NULL AND undone_at IS NULL',
      [id],
    ),
    roles: await count(`role_assignments WHERE user_id = $1 AND role = 'WHITELISTED'`, [member]),
    logged: await count(`audit_entries WHERE action = 'role.assigned' AND target->>'id' = $1`, [member]),
    listed: await count('whitelist_entries WHERE allowed AND identifier = $1', [`license:${name}`]),
    chat: await count('chat_messages WHERE about = $1', [`message ${id}`]),
    events: await count(`notification_events WHERE type = 'application.approved' AND subject = $1`, [
      `submission:${id}`,
    ]),
    notified: await count(
      `notifications n JOIN notification_events e ON e.id = n.event_id
       WHERE e.type = 'application.approved' AND n.user_id = $1`,
      [member],
    ),
  };
}
