import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { listen } from '../../../test/test-events.ts';
import { expectStatus, finish, type Office, startOffice, takeSteps } from '../../../test/test-submissions.ts';

let api: TestApi;
let other: TestApi;
let office: Office;
let slug: string;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  office = await startOffice(api);
  slug = (await office.form({ title: 'Told' }, { approval: { role: 'WHITELISTED' } })).slug;
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});
const soon = { timeout: 5_000, interval: 10 };

let sam: string;
let id: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  sam = await api.as(`told-${count}`);
  await api.call('GET /api/users/me', { token: sam });
  ({ id } = await office.handedIn(sam, slug));
});

/** Subscribes in the other process. */
async function hear(topic: string, token: string) {
  const listening = await listen(other, { topics: [topic], token });
  open.push(listening);
  await expect.poll(() => listening.received.length, soon).toBeGreaterThan(0);
  return {
    ...listening,
    /** Waits for changes since the last call, and returns them. */
    async news() {
      await expect.poll(() => listening.named('changed').length, soon).toBeGreaterThan(0);
      return listening.received.splice(0);
    },
    /** Drops the changes received so far. */
    forget: () => void listening.received.splice(0),
  };
}
const everybody = async () => ({
  applicant: await hear(`submissions/${id}`, sam),
  reviewer: await hear(`reviews/${id}`, office.ines),
  queue: await hear('reviews', office.ines),
});

/** Returns functions for a reviewer's usual actions on the submission. */
function work() {
  const token = office.yuki;
  const post = (path: string, body: object) =>
    api.call(`POST /api/reviews/${id}/${path}`, { token, body }).then((answer) => expectStatus(answer, 201));
  return {
    claim: async () => expectStatus(await office.claim(token, id), 200),
    letGo: () => api.call(`DELETE /api/reviews/${id}/claim`, { token }),
    note: () => post('notes', { text: 'Among us.' }),
    message: () => post('messages', { text: 'A question.' }),
    decide: async () => expectStatus(await office.decide(token, id, 'approved'), 200),
    undo: () => api.call(`DELETE /api/reviews/${id}/decision`, { token }),
    assign: () =>
      api.call('POST /api/reviews/assign', {
        token: office.admin,
        body: { ids: [id], assigneeId: 'auth0|ines' },
      }),
  };
}

it('notifies each side of visible changes, without their content', async () => {
  const { applicant, reviewer, queue } = await everybody();
  for (const listening of [applicant, reviewer, queue]) listening.forget();
  const { claim, letGo, note, message, decide, undo, assign } = work();
  const changed = (topic: string) => ({ name: 'changed', topic, data: {} });
  for (const [act, isPublic] of [
    [claim, true],
    [assign, false],
    [note, false],
    [message, true],
    [decide, false],
    [undo, false],
    [letGo, false],
  ] as const) {
    await act();
    expect(await reviewer.news()).toContainEqual(changed(`reviews/${id}`));
    expect(await queue.news()).toContainEqual(changed('reviews'));
    if (isPublic) expect(await applicant.news()).toEqual([changed(`submissions/${id}`)]);
    else expect(applicant.received).toEqual([]);
  }

  await claim();
  await decide();
  await reviewer.news();
  expect(applicant.received).toEqual([]);
  await finish(api);
  expect(await applicant.news()).toEqual([changed(`submissions/${id}`)]);
  // Internal steps after the decision.
  await takeSteps(api, id);
  const steps = async () => (await office.review(office.ines, id)).steps.map(({ state }) => state);
  await expect.poll(steps, soon).not.toContain('waiting');
  expect(applicant.received).toEqual([]);
});

it('notifies of no other submission, and of several in the queue once', async () => {
  const { reviewer, queue } = await everybody();
  const { id: another } = await office.handedIn(await newcomer(), slug);
  const { id: third } = await office.handedIn(await newcomer(), slug);
  queue.forget();
  await Promise.all([another, third].map((one) => office.claim(office.yuki, one)));
  await queue.news();
  reviewer.forget();
  await work().note();
  await queue.news();
  expect(reviewer.received.map(({ topic }) => topic)).toEqual([`reviews/${id}`]);
});

async function newcomer(): Promise<string> {
  count += 1;
  const token = await api.as(`told-${count}`);
  await api.call('GET /api/users/me', { token });
  return token;
}

it('refuses subscriptions without access', async () => {
  const helper = await api.as('priya', 'HELPER');
  const { id: own } = await office.handedIn(helper, slug);
  for (const [topic, token, code] of [
    [`submissions/${id}`, await newcomer(), 'SUBMISSION_NOT_FOUND'],
    // Staff have a separate topic for it.
    [`submissions/${id}`, office.ines, 'SUBMISSION_NOT_FOUND'],
    [`reviews/${id}`, sam, 'ACCESS_DENIED'],
    ['reviews', sam, 'ACCESS_DENIED'],
    [`reviews/${own}`, helper, 'OWN_CASE'],
  ] as const) {
    const { named } = await hear(topic, token);
    expect([topic, named('refused')]).toEqual([topic, [{ code }]]);
  }
  const { received } = await hear(`reviews/${own}`, helper);
  received.splice(0);
  const watching = await hear(`reviews/${own}`, office.ines);
  await office.claim(office.ines, own);
  await watching.news();
  expect(received).toEqual([]);
});

it('notifies all subscribers when messages between processes may have been missed', async () => {
  const { applicant, reviewer, queue } = await everybody();
  for (const listening of [applicant, reviewer, queue]) listening.forget();
  await api.database.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'boardwalk-api-events' AND datname = current_database()`,
  );
  for (const listening of [applicant, reviewer, queue]) await listening.news();
});
