import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RACERS, raceOn } from '../../../test/race.ts';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { untilFannedOut } from '../../../test/test-notifications.ts';
import {
  ANSWERS,
  expectStatus,
  finish,
  type Office,
  startOffice,
  takeSteps,
} from '../../../test/test-submissions.ts';
import { ApprovalsService } from './approval/approvals.service.ts';
import { FinalDecisionsService } from './approval/final-decisions.service.ts';

let api: TestApi;
let other: TestApi;
let office: Office;
let slug: string;
let sam: string;
const race = (call: (to: TestApi, at: number) => Promise<Answer>) => raceOn([api, other], call);
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  office = await startOffice(api);
  const settings = {
    cooldownDays: 0,
    interview: 'optional' as const,
    approval: { role: 'WHITELISTED' as const },
  };
  slug = (await office.form({ title: 'Race' }, settings)).slug;
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
beforeEach(async () => {
  const name = `racer-${randomUUID().slice(0, 8)}`;
  sam = await api.as(name);
  expectStatus(await api.call('GET /api/users/me', { token: sam }), 200);
});

it('creates a single draft', { timeout: 60_000 }, async () => {
  const { answers, counts } = await race((to) =>
    to.call(`POST /api/forms/${slug}/submissions`, { token: sam }),
  );
  expect(counts).toEqual({ 200: RACERS });
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

it('submits answers once', { timeout: 60_000 }, async () => {
  const { id, version } = expectStatus(await office.begin(sam, slug), 200);
  const body = { answers: ANSWERS, version };
  const { counts } = await race((to) => to.call(`POST /api/submissions/${id}/submit`, { token: sam, body }));
  expect(counts).toEqual({ 200: 1, 409: RACERS - 1 });
  expect(await eventsOf(id, 'submitted')).toBe(1);
});

it('gives a claim to only one reviewer', { timeout: 60_000 }, async () => {
  const { id } = await office.handedIn(sam, slug);
  const tokens = [office.ines, office.yuki, office.builder, office.helper];
  const { answers, counts } = await race((to, at) =>
    to.call(`PUT /api/reviews/${id}/claim`, { token: tokens[(at >> 1) % 4], body: {} }),
  );
  // The holder of the claim may renew it.
  expect(counts).toEqual({ 200: RACERS / 4, 409: (RACERS / 4) * 3 });
  const winners = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body as { claim: { by: { username: string } } }).claim.by.username);
  expect(new Set(winners).size).toBe(1);
  expect(await eventsOf(id, 'review_started')).toBe(1);
});

it('decides once, and then either undoes the decision or makes it final', { timeout: 120_000 }, async () => {
  const { id } = await office.handedIn(sam, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  const { version } = await office.review(office.ines, id);
  const decide = (to: TestApi, at: number) =>
    to.call(`POST /api/reviews/${id}/decision`, {
      token: office.ines,
      body: { outcome: at % 3 === 0 ? 'denied' : 'approved', reason: 'Race.', version },
    });
  expect((await race(decide)).counts).toEqual({ 200: 1, 409: RACERS - 1 });

  // Its time for undoing is nearly over: some callers undo it while others make it final.
  const [decision] = await api.database.sql<{ id: string }>(
    `UPDATE submission_decisions SET undo_until = clock_timestamp() + interval '60 ms'
     WHERE submission_id = $1 RETURNING id`,
    [id],
  );
  let finals = 0;
  const { counts } = await race(async (to, at) => {
    if (at % 4 > 1) return to.call(`DELETE /api/reviews/${id}/decision`, { token: office.ines });
    if (await to.get(FinalDecisionsService).finish(decision?.id ?? '')) finals += 1;
    return { status: 0, headers: new Headers(), body: undefined };
  });
  const undone = counts[200] ?? 0;
  if (undone + finals === 0) await finish(api);
  expect(undone + finals).toBeLessThanOrEqual(1);
  const row = await statesOf(id);
  expect(row?.state).toBe(undone ? 'in_review' : row?.public_state);
  expect(['approved', 'denied'].includes(row?.public_state ?? '')).toBe(undone === 0);
});

it('undoes a decision once', { timeout: 60_000 }, async () => {
  const { id } = await office.handedIn(sam, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectStatus(await office.decide(office.ines, id, 'denied'), 200);
  const undo = (to: TestApi) => to.call(`DELETE /api/reviews/${id}/decision`, { token: office.ines });
  const { answers, counts } = await race(undo);
  expect(counts).toEqual({ 200: 1, 409: RACERS - 1 });
  for (const answer of answers) if (answer.status === 409) expectError(answer, 409, 'UNDO_TOO_LATE');
  expect(await statesOf(id)).toEqual({ state: 'in_review', public_state: 'in_review' });
  expect(await eventsOf(id, 'undone')).toBe(1);
  expectStatus(await office.decide(office.ines, id, 'approved'), 200);
});

it('either withdraws or decides, never both', { timeout: 60_000 }, async () => {
  const { id } = await office.handedIn(sam, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  const { version } = await office.review(office.ines, id);
  const decision = { outcome: 'approved', reason: 'Race.', version };
  const { counts } = await race((to, at) =>
    at % 4 < 2
      ? to.call(`POST /api/submissions/${id}/withdraw`, { token: sam, body: { version } })
      : to.call(`POST /api/reviews/${id}/decision`, { token: office.ines, body: decision }),
  );
  expect(counts).toEqual({ 200: 1, 409: RACERS - 1 });
  const { state } = (await statesOf(id)) ?? {};
  expect([await eventsOf(id, 'withdrawn'), await eventsOf(id, 'approved')]).toEqual(
    state === 'withdrawn' ? [1, 0] : [0, 1],
  );
});

it('revokes an approval while its steps run, and leaves no effects', {
  timeout: 60_000,
}, async () => {
  const { id } = await office.handedIn(sam, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectStatus(await office.decide(office.ines, id, 'approved'), 200);
  await finish(api);
  const { version } = await office.review(office.ines, id);
  const { counts } = await race(async (to, at) => {
    if (at % 4 < 2)
      return to.call(`POST /api/reviews/${id}/revoke`, {
        token: office.ines,
        body: { reason: 'Race.', version },
      });
    await to.get(ApprovalsService).take({ submissionId: id, step: at % 8 < 4 ? 'role' : 'notify' });
    return { status: 0, headers: new Headers(), body: undefined };
  });
  expect(counts).toEqual({ 0: RACERS / 2, 200: 1, 409: RACERS / 2 - 1 });
  expect(await statesOf(id)).toEqual({ state: 'revoked', public_state: 'revoked' });
  const left = await api.database.sql(
    `SELECT 1 FROM role_assignments r JOIN submissions s ON s.applicant_id = r.user_id
     WHERE s.id = $1 AND r.role = 'WHITELISTED'`,
    [id],
  );
  expect(left).toEqual([]);
  const open = `SELECT 1 FROM approval_steps WHERE submission_id = $1 AND state NOT IN ('done', 'skipped')`;
  expect(await api.database.sql(open, [id])).toEqual([]);
});

async function statesOf(id: string) {
  const [row] = await api.database.sql<{ state: string; public_state: string }>(
    'SELECT state, public_state FROM submissions WHERE id = $1',
    [id],
  );
  return row;
}

async function eventsOf(id: string, event: string): Promise<number> {
  const rows = await api.database.sql(
    'SELECT 1 FROM submission_events WHERE submission_id = $1 AND event = $2',
    [id, event],
  );
  return rows.length;
}

it('books a slot once', { timeout: 60_000 }, async () => {
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const offer = { token: office.yuki, body: { startsAt, minutes: 30, place: 'Voice' } };
  const offers = await race((to) => to.call('POST /api/interview-slots', offer));
  expect(offers.counts).toEqual({ 201: 1, 409: RACERS - 1 });
  const [slot] = (await api.call('GET /api/interview-slots', { token: office.yuki })).body.items;
  const guests = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const token = await api.as(`guest-${at}`);
      await api.call('GET /api/users/me', { token });
      const { id } = await office.handedIn(token, slug);
      expectStatus(await office.claim(office.ines, id), 200);
      const { version } = await office.review(office.ines, id);
      await api.call(`POST /api/reviews/${id}/interview`, { token: office.ines, body: { version } });
      return { token, id };
    }),
  );
  const { counts, answers } = await race((to, at) => {
    const { token, id } = guests[at % guests.length] ?? { token: '', id: '' };
    return to.call(`PUT /api/submissions/${id}/interview`, { token, body: { slotId: slot?.id } });
  });
  expect(counts).toEqual({ 200: RACERS / 8, 409: (RACERS / 8) * 7 });
  const holders = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body as { id: string }).id);
  expect(new Set(holders).size).toBe(1);
});

it('runs each step of an approval once', { timeout: 60_000 }, async () => {
  const { id } = await office.handedIn(sam, slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectStatus(await office.decide(office.ines, id, 'approved'), 200);
  await finish(api);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? api : other).get(ApprovalsService).take({ submissionId: id, step: 'role' }),
    ),
  );
  await Promise.all([takeSteps(api, id), takeSteps(other, id)]);
  await untilFannedOut(api);
  const steps = (await office.review(office.ines, id)).steps.map(({ step, state }) => `${step} ${state}`);
  expect(steps).toEqual(['role done', 'whitelist skipped', 'chat skipped', 'notify done']);
  const announced = await api.database.sql(
    `SELECT 1 FROM notification_events WHERE type = 'application.approved' AND subject = $1`,
    [`submission:${id}`],
  );
  expect(announced).toHaveLength(1);
});
