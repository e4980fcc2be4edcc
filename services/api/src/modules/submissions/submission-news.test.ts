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

/** Listens in the other process than the one that is called. */
async function hear(topic: string, token: string) {
  const listening = await listen(other, { topics: [topic], token });
  open.push(listening);
  await expect.poll(() => listening.received.length, soon).toBeGreaterThan(0);
  return {
    ...listening,
    /** Waits until something has been told since the last time, and says what. */
    async news() {
      await expect.poll(() => listening.named('changed').length, soon).toBeGreaterThan(0);
      return listening.received.splice(0);
    },
    /** Everything that is told after this is new. */
    forget: () => void listening.received.splice(0),
  };
}
const everybody = async () => ({
  applicant: await hear(`submissions/${id}`, sam),
  reviewer: await hear(`reviews/${id}`, office.ines),
  queue: await hear('reviews', office.ines),
});

/** What is done to a submission, as somebody who works on it does. */
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

it('tells each side of what it may know of, and nothing of what it is', async () => {
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
  // What follows for the staff alone, step by step.
  await takeSteps(api, id);
  const steps = async () => (await office.review(office.ines, id)).steps.map(({ state }) => state);
  await expect.poll(steps, soon).not.toContain('waiting');
  expect(applicant.received).toEqual([]);
});

it('tells of no other submission, and the queue of several at once', async () => {
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

it('lets nobody listen to what isn’t theirs', async () => {
  const helper = await api.as('priya', 'HELPER');
  const { id: own } = await office.handedIn(helper, slug);
  for (const [topic, token, code] of [
    [`submissions/${id}`, await newcomer(), 'SUBMISSION_NOT_FOUND'],
    // Staff have a topic of their own for it.
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

it('tells everybody to look again when messages between processes may have been missed', async () => {
  const { applicant, reviewer, queue } = await everybody();
  for (const listening of [applicant, reviewer, queue]) listening.forget();
  await api.database.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'boardwalk-api-events' AND datname = current_database()`,
  );
  for (const listening of [applicant, reviewer, queue]) await listening.news();
});
