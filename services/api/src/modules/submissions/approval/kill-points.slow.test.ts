import { APPROVAL_STEPS, type ApprovalStep } from '@boardwalk/contracts';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cuttableProxy } from '../../../../test/cuttable-proxy.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { untilFannedOut } from '../../../../test/test-notifications.ts';
import { expectStatus, type Office, startOffice, takeSteps } from '../../../../test/test-submissions.ts';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { ApprovalStepsService } from './approval-steps.service.ts';
import { FinalDecisionsService } from './final-decisions.service.ts';
import type { StepHandler } from './step-handler.ts';

let database: TestDatabase;
let issuer: TestIssuer;
let heir: TestApi;
let office: Office;
let slug: string;

/** Replaces the handler of a step in one process. */
function replaceHandler(api: TestApi, replaced: ApprovalStep, handler: StepHandler): void {
  const steps = api.get(ApprovalStepsService);
  const handlerOf = steps.handlerOf.bind(steps);
  steps.handlerOf = (step) => (step === replaced ? handler : handlerOf(step));
}

/** Replaces the handlers for the game server and Discord by handlers that insert one row per run. */
function replaceOutside(api: TestApi): void {
  for (const step of ['whitelist', 'chat'] as const) {
    replaceHandler(api, step, {
      async apply({ submissionId }) {
        const text = 'INSERT INTO effects (submission_id, step) VALUES ($1, $2)';
        await api.get(Database).statement(text, [submissionId, step]);
        return 'listed';
      },
    });
  }
}

/** Stops the jobs of the process for steps and final decisions, because they would interfere with the test. */
async function stopOwnJobs(api: TestApi): Promise<void> {
  const { boss } = api.get(Jobs) as unknown as { boss: PgBoss };
  for (const name of ['submissions.step', 'submissions.catch-up']) await boss.offWork(name, { wait: true });
}

beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
  heir = await startTestApi({ database, issuer });
  await stopOwnJobs(heir);
  await database.sql('CREATE TABLE effects (submission_id uuid, step text)');
  replaceOutside(heir);
  office = await startOffice(heir);
  const approval = { role: 'WHITELISTED' as const, whitelist: true, chat: true };
  slug = (await office.form({ title: 'Killed' }, { approval })).slug;
});
afterAll(async () => {
  await heir.stop();
  await issuer.stop();
  await database.drop();
});

async function approvedBy(name: string) {
  const token = await heir.as(name);
  await heir.call('GET /api/users/me', { token });
  const { id } = await office.handedIn(token, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectStatus(await office.decide(office.ines, id, 'approved'), 200);
  const [decision] = await database.sql<{ id: string }>(
    'SELECT id FROM submission_decisions WHERE submission_id = $1',
    [id],
  );
  return { id, member: `auth0|${name}`, decisionId: decision?.id ?? '' };
}

/** Ends the time for undoing its decision. */
async function makeDue({ id }: { id: string }): Promise<void> {
  await database.sql(
    `UPDATE submission_decisions SET undo_until = now() - interval '1 s' WHERE submission_id = $1`,
    [id],
  );
}

/** Returns the effects of an approval. */
async function resultOf({ id, member }: { id: string; member: string }) {
  const count = async (text: string, values: unknown[]) =>
    (await database.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`, values))[0]?.n;
  await untilFannedOut(heir);
  const { steps } = await office.review(office.ines, id);
  return {
    steps: steps.map(({ step, state }) => `${step} ${state}`),
    roles: await count(`role_assignments WHERE user_id = $1 AND role = 'WHITELISTED'`, [member]),
    logged: await count(`audit_entries WHERE action = 'role.assigned' AND target->>'id' = $1`, [member]),
    whitelist: await count(`effects WHERE submission_id = $1 AND step = 'whitelist'`, [id]),
    chat: await count(`effects WHERE submission_id = $1 AND step = 'chat'`, [id]),
    notified: await count(
      `notifications n JOIN notification_events e ON e.id = n.event_id
       WHERE e.type = 'application.approved' AND n.user_id = $1`,
      [member],
    ),
  };
}
const ONCE = {
  steps: ['role done', 'whitelist done', 'chat done', 'notify done'],
  roles: 1,
  logged: 1,
  whitelist: 1,
  chat: 1,
  notified: 1,
};

/** Continues like the jobs of another process after the lease of the dead one has expired. */
async function takeOver(id: string): Promise<void> {
  await database.sql(
    `UPDATE approval_steps SET due_at = now() - interval '1 s' WHERE submission_id = $1 AND due_at IS NOT NULL`,
    [id],
  );
  await heir.get(FinalDecisionsService).catchUp();
  await takeSteps(heir, id);
}

describe.each(APPROVAL_STEPS)('a process that dies at the step %s', (step) => {
  it.each(['before', 'after'])('%s it has done its work', { timeout: 60_000 }, async (when) => {
    const approval = await approvedBy(`${step}-${when}`);
    const victim = await startVictim();
    const handler = victim.api.get(ApprovalStepsService).handlerOf(step);
    await makeDue(approval);
    let died = false;
    replaceHandler(victim.api, step, {
      async apply(approved) {
        died = true;
        if (when === 'before') victim.cut();
        const effect = (await handler?.apply(approved)) ?? null;
        victim.cut();
        return effect;
      },
    });
    await victim.api
      .get(FinalDecisionsService)
      .finish(approval.decisionId)
      .catch(() => {});
    expect(died).toBe(true);
    await takeOver(approval.id);
    expect(await resultOf(approval)).toEqual(ONCE);
    await victim.stop();
  });
});

it.each([0, 2, 5, 10, 20, 40])(
  'leaves each step done once after a process dies %i ms after its start',
  { timeout: 60_000 },
  async (ms) => {
    const approval = await approvedBy(`after-${ms}`);
    const victim = await startVictim();
    await makeDue(approval);
    setTimeout(victim.cut, ms);
    await victim.api
      .get(FinalDecisionsService)
      .finish(approval.decisionId)
      .catch(() => {});
    victim.cut();
    await takeOver(approval.id);
    expect(await resultOf(approval)).toEqual(ONCE);
    await victim.stop();
  },
);

/** Starts a process that dies when its database connection is cut, so that it can commit nothing. */
async function startVictim() {
  const proxy = await cuttableProxy(new URL(database.url));
  const api = await startTestApi({ database: { ...database, url: proxy.url.href }, issuer });
  replaceOutside(api);
  await stopOwnJobs(api);
  return {
    api,
    cut: () => proxy.cut(),
    async stop() {
      proxy.restore();
      await api.stop();
      await proxy.close();
    },
  };
}

describe('a step that fails', () => {
  it('is retried with growing delays, then listed for the staff, and blocks dependent steps', async () => {
    const approval = await approvedBy('failing');
    await makeDue(approval);
    const failing = heir.get(ApprovalStepsService).handlerOf('whitelist');
    let fails = true;
    replaceHandler(heir, 'whitelist', {
      async apply(approved) {
        if (fails) throw new Error('The game server is not set up.');
        return (await failing?.apply(approved)) ?? null;
      },
    });
    await heir.get(FinalDecisionsService).catchUp();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await takeSteps(heir, approval.id);
      const [row] = await database.sql<{ wait: number | null }>(
        `SELECT round(extract(epoch FROM due_at - now()))::int AS wait FROM approval_steps
         WHERE submission_id = $1 AND step = 'whitelist'`,
        [approval.id],
      );
      if (row?.wait) waits.push(row.wait);
      await database.sql(
        `UPDATE approval_steps SET due_at = now() - interval '1 s' WHERE submission_id = $1 AND due_at IS NOT NULL`,
        [approval.id],
      );
    }
    expect(waits.map((wait) => Math.round(wait / 10))).toEqual([1, 2, 4, 8]);
    const { steps } = await office.review(office.ines, approval.id);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'failed', 'waiting', 'waiting']);
    expect(steps[1]).toMatchObject({ attempts: 5, error: 'The game server is not set up.' });

    const retry = `POST /api/reviews/${approval.id}/steps/whitelist`;
    fails = false;
    expectStatus(await heir.call(retry, { token: office.ines }), 200);
    await takeSteps(heir, approval.id);
    expect(await resultOf(approval)).toEqual(ONCE);
    expect((await heir.call(retry, { token: office.ines })).status).toBe(409);
  });

  it('is retried by its job', { timeout: 30_000 }, async () => {
    const approval = await approvedBy('by-itself');
    // Started before anything is due, because its jobs use the other handlers until they are replaced.
    const worker = await startTestApi({ database, issuer });
    replaceOutside(worker);
    const failing = vi.spyOn(heir.get(ApprovalStepsService), 'handlerOf').mockReturnValue({
      apply: () => Promise.reject(new Error('The game server is not set up.')),
    });
    await makeDue(approval);
    await heir.get(FinalDecisionsService).finish(approval.decisionId);
    failing.mockRestore();
    const done = () =>
      database.sql(`SELECT step FROM approval_steps WHERE submission_id = $1 AND state = 'done'`, [
        approval.id,
      ]);
    await expect.poll(done, { timeout: 25_000 }).toHaveLength(APPROVAL_STEPS.length);
    expect(await resultOf(approval)).toEqual(ONCE);
    await worker.stop();
  });
});
