import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';
import {
  ANSWERS,
  expectStatus,
  finish,
  type Office,
  startOffice,
  takeSteps,
} from '../../../test/test-submissions.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let office: Office;
let sam: string;
beforeAll(async () => {
  api = await startTestApi();
  office = await startOffice(api);
  sam = await api.as('sam');
  await api.call('GET /api/users/me', { token: sam });
});
afterAll(() => api.stop());

describe('an application from its first draft to the approval', () => {
  let id: string;
  let second: string;
  const waiting = async () => (await api.call('GET /api/submissions/counts', { token: sam })).body.waiting;
  const rolesOf = async (token: string) => (await api.call('GET /api/users/me', { token })).body.roles;

  it('creates one draft, however often it is requested', async () => {
    const settings = {
      cooldownDays: 7,
      interview: 'required' as const,
      rubric: [{ id: 'writing', label: 'Writing', max: 5 }],
      approval: { role: 'WHITELISTED' as const, whitelist: true, chat: true },
    };
    const { slug } = await office.form({ kind: 'whitelist', title: 'Join the city' }, settings);
    expect(slug).toBe('join-the-city');
    const listed = (await api.call('GET /api/forms', { token: sam })).body.items;
    expect(listed).toMatchObject([{ slug, fieldCount: 8, standing: { mayBegin: true, submission: null } }]);
    const draft = expectStatus(await office.begin(sam, 'application'), 200);
    expect(expectStatus(await office.begin(sam, slug), 200).id).toBe(draft.id);
    expect(draft).toMatchObject({ state: 'draft', attempt: 1, queuePlace: null, decision: null });
    id = draft.id;
  });

  it('saves answers, and rejects outdated saves', async () => {
    const save = (version: number, answers: object) =>
      api.call(`PUT /api/submissions/${id}/answers`, { token: sam, body: { answers, version } });
    const saved = expectStatus(await save(1, { name: 'N', unknown: 'x', discord: 'typed' }), 200);
    expect((await office.own(sam, id)).answers).toEqual({ name: 'N' });
    const stale = expectError(await save(1, { name: 'other' }), 409, 'SUBMISSION_STALE');
    expect(stale.details?.current).toMatchObject({ version: saved.version, answers: { name: 'N' } });
    expectError(await save(2 ** 40, { name: 'other' }), 409, 'SUBMISSION_STALE');
    const refused = expectError(await save(saved.version, { name: 'x'.repeat(50) }), 422, 'INPUT_INVALID');
    expect(refused.details?.fields?.map(({ path }) => path)).toEqual(['body.answers.name']);
  });

  it('accepts only complete answers, and reports each problem at its field', async () => {
    const { version } = await office.own(sam, id);
    const wrong = { name: 'N', plate: 'no plate', played: 'yes', rules: { q1: 'b' }, picture: ['nothing'] };
    const refused = expectError(await office.submit(sam, { id, version }, wrong), 422, 'INPUT_INVALID');
    expect(refused.details?.fields).toEqual(
      expect.arrayContaining([
        { path: 'body.answers.name', message: 'Write at least 3 characters.' },
        { path: 'body.answers.story', message: 'This needs an answer.' },
        { path: 'body.answers.where', message: 'This needs an answer.' },
        { path: 'body.answers.rules', message: 'Choose at least 2.' },
        { path: 'body.answers.plate', message: 'Two letters, a dash, three digits.' },
        { path: 'body.answers.picture', message: 'A file no longer exists. Upload it again.' },
      ]),
    );
    const answers = { ...ANSWERS, where: 'hidden', plate: 'AB-123' };
    const handedIn = expectStatus(await office.submit(sam, { id, version }, answers), 200);
    expect(handedIn).toMatchObject({ state: 'submitted', queuePlace: 1, medianWaitMinutes: null });
    expect(handedIn.answers).toEqual({ ...ANSWERS, plate: 'AB-123' });
    const [news] = await inboxAfterFanout(api, office.ines);
    expect(news).toMatchObject({ type: 'application.submitted', href: `/forms/review/${id}` });
  });

  it('assigns it to the first reviewer who claims it, and names that one to others', async () => {
    expect(expectStatus(await office.claim(office.ines, id), 200)).toMatchObject({
      state: 'in_review',
      claim: { mine: true, by: { username: 'ines' } },
      quiz: { rules: { right: 1, of: 2, passed: false } },
      may: { claim: true, decide: true, takeOver: false },
    });
    expectError(await office.claim(office.yuki, id), 409, 'CLAIM_TAKEN');
    const seen = await office.review(office.yuki, id);
    expect(seen).toMatchObject({ claim: { mine: false, by: { username: 'ines' } }, may: { decide: false } });
    expectError(await office.decide(office.yuki, id, 'approved'), 409, 'CLAIM_NEEDED');
    expect(await inboxAfterFanout(api, office.yuki)).toEqual([]);
  });

  it('shows others’ scores after giving one’s own', async () => {
    const score = (token: string, writing: number) =>
      api.call(`PUT /api/reviews/${id}/score`, { token, body: { scores: { writing }, comment: 'Hm.' } });
    expectStatus(await score(office.ines, 4), 200);
    expect(await office.review(office.yuki, id)).toMatchObject({ ownScore: null, scores: null, scoredBy: 1 });
    const after = expectStatus(await score(office.yuki, 2), 200);
    expect(after.scores).toMatchObject([{ scores: { writing: 4 }, reviewer: { username: 'ines' } }]);
    expectError(await score(office.yuki, 6), 422, 'INPUT_INVALID');
  });

  it('requests changes, and shows the previous answers', async () => {
    const { version } = await office.review(office.ines, id);
    const body = { text: 'Tell us more of the nets.', version };
    const call = await api.call(`POST /api/reviews/${id}/changes`, { token: office.ines, body });
    expect(expectStatus(call, 200).state).toBe('changes_requested');
    const own = await office.own(sam, id);
    expect(own.timeline.at(-1)).toMatchObject({ event: 'changes_requested', text: body.text, actor: null });
    expect(own.may).toMatchObject({ edit: true, submit: true, withdraw: true });
    expect(await waiting()).toBe(1);
    expectStatus(await office.submit(sam, own, { ...ANSWERS, story: 'She mends nets all night.' }), 200);
    const seen = await office.review(office.ines, id);
    expect([seen.state, seen.answersBefore?.story]).toEqual(['resubmitted', ANSWERS.story]);
    expect(await waiting()).toBe(0);
  });

  it('books an interview', async () => {
    expectError(await office.decide(office.ines, id, 'approved'), 409, 'INTERVIEW_NEEDED');
    const startsAt = new Date(Date.now() + DAY_MS).toISOString();
    const body = { startsAt, minutes: 30, place: 'Voice 2' };
    const offer = await api.call('POST /api/interview-slots', { token: office.yuki, body });
    const slot = expectStatus(offer, 201);
    expectError(
      await api.call('POST /api/interview-slots', {
        token: office.yuki,
        body: { ...body, startsAt: new Date(Date.parse(startsAt) + 20 * 60_000).toISOString() },
      }),
      409,
      'SLOT_OVERLAPS',
    );
    const { version } = await office.review(office.ines, id);
    expectStatus(
      await api.call(`POST /api/reviews/${id}/interview`, { token: office.ines, body: { version } }),
      200,
    );
    const free = (await api.call(`GET /api/submissions/${id}/interview-slots`, { token: sam })).body;
    expect(free.items).toEqual([slot]);
    expect(await waiting()).toBe(1);
    const booked = await api.call(`PUT /api/submissions/${id}/interview`, {
      token: sam,
      body: { slotId: slot.id },
    });
    expect(expectStatus(booked, 200).interview).toEqual(slot);
    expect(await waiting()).toBe(0);
    const offered = (await api.call('GET /api/interview-slots', { token: office.yuki })).body;
    expect(offered.items).toMatchObject([{ bookedBy: { submissionId: id, fullName: 'Sam Tester' } }]);
  });

  it('notifies the applicant of a denial once it can’t be undone anymore', async () => {
    const denied = expectStatus(await office.decide(office.ines, id, 'denied', 'Read the rules again.'), 200);
    expect(denied).toMatchObject({ state: 'denied', may: { undo: true }, decision: { outcome: 'denied' } });
    const meanwhile = await office.own(sam, id);
    expect(meanwhile).toMatchObject({ state: 'interview', decision: null, retryAt: null });
    expect(meanwhile.timeline.map(({ event }) => event)).not.toContain('denied');
    await finish(api);
    const own = await office.own(sam, id);
    expect(own).toMatchObject({
      state: 'denied',
      decision: { reason: 'Read the rules again.' },
      // The slot that was booked for tomorrow was released.
      interview: null,
    });
    expect(own.timeline.at(-1)).toMatchObject({ event: 'denied', actor: null });
    expect((await inboxAfterFanout(api, sam)).map(({ type }) => type)).toContain('application.denied');
    expectError(
      await api.call(`DELETE /api/reviews/${id}/decision`, { token: office.ines }),
      409,
      'UNDO_TOO_LATE',
    );
  });

  it('allows another attempt exactly when the cooldown is over, regardless of the staff', async () => {
    const { decision, retryAt } = await office.own(sam, id);
    const exact = new Date(Date.parse(decision?.at ?? '') + 7 * DAY_MS).toISOString();
    expect(retryAt).toBe(exact);
    const note = { token: office.ines, body: { text: 'Came back twice.' } };
    expectStatus(await api.call(`POST /api/reviews/${id}/notes`, note), 201);
    expect((await office.own(sam, id)).retryAt).toBe(exact);
    const standing = (await api.call('GET /api/forms/application', { token: sam })).body.standing;
    expect(standing).toMatchObject({ mayBegin: false, retryAt: exact });
    expectError(await office.begin(sam, 'application'), 409, 'FORM_COOLDOWN');
    expectError(
      await api.call(`POST /api/reviews/${id}/waive`, { token: office.ines }),
      403,
      'ACCESS_DENIED',
    );
  });

  it('lets an ADMIN waive the cooldown', async () => {
    const waived = expectStatus(
      await api.call(`POST /api/reviews/${id}/waive`, { token: office.admin }),
      200,
    );
    expect(waived).toMatchObject({ retryAt: null, may: { waive: false } });
    const draft = expectStatus(await office.begin(sam, 'application'), 200);
    expect(draft).toMatchObject({ attempt: 2, state: 'draft' });
    second = draft.id;
    expectStatus(await office.submit(sam, draft, { ...ANSWERS, rules: { q1: 'b', q2: 'a' } }), 200);
    const { earlier } = await office.review(office.ines, second);
    expect(earlier).toMatchObject([{ id, attempt: 1, state: 'denied', reason: 'Read the rules again.' }]);
  });

  it('approves the second attempt, step by step', async () => {
    expectStatus(await office.claim(office.yuki, second), 200);
    const { version } = await office.review(office.yuki, second);
    const token = office.yuki;
    expectStatus(await api.call(`POST /api/reviews/${second}/interview`, { token, body: { version } }), 200);
    const free = (await api.call(`GET /api/submissions/${second}/interview-slots`, { token: sam })).body;
    // The slot of the first attempt was released by its denial.
    expect(free.items).toHaveLength(1);
    const startsAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const offer = { token, body: { startsAt, minutes: 20, place: 'Voice 1' } };
    const slot = expectStatus(await api.call('POST /api/interview-slots', offer), 201);
    const booking = { token: sam, body: { slotId: slot.id } };
    expectStatus(await api.call(`PUT /api/submissions/${second}/interview`, booking), 200);
    expectStatus(await office.decide(office.yuki, second, 'approved', ''), 200);
    expect((await office.own(sam, second)).state).toBe('interview');
    await finish(api);
    await takeSteps(api, second);
    const { steps } = await office.review(office.yuki, second);
    // No Discord community is configured on this site.
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'role done',
      'whitelist done',
      'chat skipped',
      'notify done',
    ]);
    expect(await rolesOf(sam)).toEqual(['WHITELISTED']);
    const own = await office.own(sam, second);
    expect(own).toMatchObject({ state: 'approved', decision: { outcome: 'approved' }, retryAt: null });
    const notified = (await inboxAfterFanout(api, sam)).filter(({ type }) => type === 'application.approved');
    expect(notified).toHaveLength(1);
    expectError(await office.begin(sam, 'application'), 409, 'SUBMISSION_APPROVED');
  });

  it('revokes it with its effects, and has another member grant the appeal', async () => {
    const path = `/api/reviews/${second}`;
    const version = async () => (await office.review(office.ines, second)).version;
    const revocation = { reason: 'Sold the boat for real money.', version: await version() };
    expectStatus(await api.call(`POST ${path}/revoke`, { token: office.ines, body: revocation }), 200);
    expect(await rolesOf(sam)).toEqual(['USER']);
    const revoked = await office.own(sam, second);
    expect(revoked).toMatchObject({ state: 'revoked', may: { appeal: true } });
    const text = 'It was my brother’s boat, and nobody paid.';
    await api.database.sql(
      `UPDATE submissions SET submitted_at = now() - interval '5 months', due_at = now() - interval '4 months' WHERE id = $1`,
      [second],
    );
    const appeal = { token: sam, body: { text, version: revoked.version } };
    expectStatus(await api.call(`POST /api/submissions/${second}/appeal`, appeal), 200);
    // It waits since the appeal, not since the application.
    const waiting = await office.review(office.ines, second);
    expect(waiting.overdue).toBe(false);
    expect(waiting.waitingSince).toBe(waiting.appeal?.at);
    expect(Date.parse(waiting.dueAt)).toBeGreaterThan(Date.now());
    const judge = async (token: string, outcome: string) =>
      api.call(`POST ${path}/appeal`, {
        token,
        body: { outcome, reason: 'So be it.', version: await version() },
      });
    expectError(await judge(office.ines, 'granted'), 403, 'OWN_DECISION');
    expectStatus(await judge(office.yuki, 'rejected'), 200);
    expect((await office.own(sam, second)).state).toBe('appealed');
    expectStatus(await api.call(`DELETE ${path}/decision`, { token: office.yuki }), 200);
    expectStatus(await judge(office.yuki, 'granted'), 200);
    await finish(api);
    await takeSteps(api, second);
    expect(await office.own(sam, second)).toMatchObject({ state: 'approved', may: { appeal: false } });
    expect(await rolesOf(sam)).toEqual(['WHITELISTED']);
    const events = (await office.review(office.ines, second)).timeline.map(({ event }) => event);
    expect(events.slice(-5)).toEqual(['revoked', 'appealed', 'appeal_rejected', 'undone', 'appeal_granted']);
    const known = (await office.own(sam, second)).timeline.map(({ event }) => event);
    expect(known.slice(-3)).toEqual(['revoked', 'appealed', 'appeal_granted']);
  });

  it('logs each decision', async () => {
    const { body } = await api.call('GET /api/audit?limit=100', { token: office.admin });
    const actions = body.items
      .map(({ action }) => action)
      .filter((action) => action.startsWith('submission.'));
    expect(actions.toReversed()).toEqual([
      'submission.denied',
      'submission.waived',
      'submission.approved',
      'submission.revoked',
      'submission.appeal-rejected',
      'submission.undone',
      'submission.appeal-granted',
    ]);
    const role = body.items.find(({ action }) => action === 'role.assigned');
    expect(role).toMatchObject({ actor: { username: 'yuki' }, after: { role: 'WHITELISTED' } });
  });
});

it('offers no interview for a form without any', async () => {
  const guest = await api.as('una');
  await api.call('GET /api/users/me', { token: guest });
  const { slug } = await office.form({ title: 'Short questions' });
  const { id } = await office.handedIn(guest, slug);
  expect(expectStatus(await office.claim(office.ines, id), 200).may).toMatchObject({
    requestChanges: true,
    invite: false,
  });
  const { version } = await office.review(office.ines, id);
  const offer = await api.call(`POST /api/reviews/${id}/interview`, {
    token: office.ines,
    body: { version },
  });
  expectError(offer, 409, 'INTERVIEW_NOT_OFFERED');
  expect((await office.own(guest, id)).state).toBe('in_review');
});
