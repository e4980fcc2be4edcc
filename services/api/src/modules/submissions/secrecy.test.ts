import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointKeys, splitKey } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { ANSWERS, expectStatus, finish, type Office, startOffice } from '../../../test/test-submissions.ts';
import { FanoutService } from '../notifications/fanout.service.ts';

/** Internal data of a submission, each marked with a unique text. */
const secretsOf = (name: string) => ({
  note: `marker-of-the-note-on-${name}`,
  score: `marker-of-the-score-of-${name}`,
  pending: `marker-of-a-decision-that-can-be-undone-on-${name}`,
});

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-secrecy-'));
let api: TestApi;
let office: Office;
let id: string;
let formId: string;
let slug: string;
/** Some applicants are reviewers or may read the audit log: their permissions must not reveal internal data about themselves. */
const APPLICANTS = ['sam', 'priya', 'peer'] as const;
const tokens = new Map<string, string>();
const ids = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  office = await startOffice(api);
  const rubric = [{ id: 'writing', label: 'Writing', max: 5 }];
  const form = await office.form({ title: 'Kept apart' }, { rubric, cooldownDays: 3 });
  ({ slug, id: formId } = form);
  tokens.set('sam', await api.as('sam'));
  tokens.set('priya', office.helper);
  tokens.set('peer', await api.as('peer', 'STAFF'));
  for (const name of APPLICANTS) {
    const token = tokens.get(name) ?? '';
    await api.call('GET /api/users/me', { token });
    const own = await office.handedIn(token, slug);
    ids.set(name, own.id);
    await writeSecrets(own.id, secretsOf(name), name === 'peer' ? office.admin : office.ines);
  }
  await api.get(FanoutService).fanOutAll();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function writeSecrets(submissionId: string, secrets: ReturnType<typeof secretsOf>, token: string) {
  const path = `/api/reviews/${submissionId}`;
  expectStatus(await office.claim(token, submissionId), 200);
  expectStatus(await api.call(`POST ${path}/notes`, { token, body: { text: secrets.note } }), 201);
  const score = { scores: { writing: 3 }, comment: secrets.score };
  expectStatus(await api.call(`PUT ${path}/score`, { token, body: score }), 200);
  expectStatus(await office.decide(token, submissionId, 'denied', secrets.pending), 200);
}

/** Returns every path of an endpoint with the submission, its form or its applicant. */
function pathsOf(key: string, name: string): string[] {
  const [, path] = splitKey(key as (typeof endpointKeys)[number]);
  const own = ids.get(name) ?? '';
  const names = [own, formId, slug, name, `auth0|${name}`].map(encodeURIComponent);
  if (!path.includes(':')) return [path, `${path}?limit=100`, `${path}?search=${name}`];
  return names.map((value) => path.replace(/:\w+/g, value));
}

const reads = endpointKeys.filter((key) => key.startsWith('GET') && !key.includes('/events'));

describe.each(APPLICANTS)('the applicant %s', (name) => {
  it.each(reads)('receives no internal data from %s', async (key) => {
    for (const path of pathsOf(key, name)) {
      const { body } = await api.call(`GET ${path}`, { token: tokens.get(name) ?? '' });
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      for (const secret of Object.values(secretsOf(name))) expect(text, path).not.toContain(secret);
      // Neither the number of correct quiz answers nor, unless they edit forms, the correct answers.
      expect(text, path).not.toMatch(/"right":\d/);
      if (name !== 'peer') expect(text, path).not.toMatch(/"answer":"[ab]"/);
    }
  });
});

it('is tested with data that is visible to the staff', async () => {
  id = ids.get('sam') ?? '';
  const { body } = await api.call(`GET /api/reviews/${id}/notes`, { token: office.yuki });
  expect(JSON.stringify(body)).toContain(secretsOf('sam').note);
  const whole = JSON.stringify(await office.review(office.ines, id));
  expect(whole).toContain(secretsOf('sam').score);
  expect(whole).toContain(secretsOf('sam').pending);
  expect(whole).toMatch(/"answer":"b"/);
});

it('is refused internal data about themselves although they are a reviewer', async () => {
  const own = ids.get('priya') ?? '';
  const refused = [
    ['GET', ''],
    ['GET', '/notes'],
    ['GET', '/messages'],
    ['PUT', '/claim', {}],
    ['POST', '/notes', { text: 'x' }],
    ['POST', '/messages', { text: 'x' }],
    ['PUT', '/score', { scores: {} }],
  ] as const;
  for (const [method, path, body] of refused) {
    const call = `${method} /api/reviews/${own}${path}`;
    expectError(await api.call(call, { token: office.helper, ...(body && { body }) }), 403, 'OWN_CASE');
  }
  const { body } = await api.call('GET /api/reviews?state=denied', { token: office.helper });
  // They see decisions about themselves at the same time as other applicants.
  expect(body.items.map(({ applicant }) => applicant.username)).not.toContain('priya');
  expect(body.items.map(({ applicant }) => applicant.username)).toContain('sam');
});

it('can’t see log entries about their submission, before and after an undo', async () => {
  const own = ids.get('peer') ?? '';
  const targets = async (token = '') =>
    (await api.call('GET /api/audit?limit=100', { token })).body.items.map(({ target }) => target.id);
  expect(await targets(tokens.get('peer'))).toContain(ids.get('sam'));
  expect(await targets(tokens.get('peer'))).not.toContain(own);
  expect(await targets(office.ines)).toContain(own);
  expectStatus(await api.call(`DELETE /api/reviews/${own}/decision`, { token: office.admin }), 200);
  const named = (await api.call('GET /api/audit?action=submission.undone', { token: office.ines })).body;
  expect(named.items.map(({ target }) => target.id)).toEqual([own]);
  const theirs = await api.call('GET /api/audit?action=submission.undone', {
    token: tokens.get('peer') ?? '',
  });
  expect(theirs.body.items).toEqual([]);
});

it('includes no notes in notifications, and notifies no one of an undoable decision', async () => {
  const rows = await api.database.sql('SELECT type, title, href FROM notification_events');
  expect(JSON.stringify(rows)).not.toContain('marker');
  expect(rows.map(({ type }) => type)).not.toContain('application.denied');
});

it('prevents actions on members of equal or higher rank', async () => {
  const token = await api.as('equal', 'STAFF');
  await api.call('GET /api/users/me', { token });
  const { id: peer } = await office.handedIn(token, slug);
  expectError(await office.claim(office.ines, peer), 403, 'ROLE_ABOVE_OWN');
  expectError(await office.claim(office.helper, peer), 403, 'ROLE_ABOVE_OWN');
  expect((await office.review(office.ines, peer)).may).toMatchObject({ claim: false, decide: false });
  expectStatus(await office.claim(office.admin, peer), 200);
  const body = { ids: [peer], assigneeId: 'auth0|yuki' };
  expect((await api.call('POST /api/reviews/assign', { token: office.admin, body })).body).toEqual({
    count: 0,
  });
});

it('shows each submission only to its applicant', async () => {
  const stranger = await api.as('stranger');
  const own = ids.get('sam') ?? '';
  for (const path of ['', '/messages', '/interview-slots', '/files/00000000-0000-4000-8000-000000000000'])
    expectError(
      await api.call(`GET /api/submissions/${own}${path}`, { token: stranger }),
      404,
      'SUBMISSION_NOT_FOUND',
    );
  // Staff have a separate endpoint for it.
  expectError(
    await api.call(`GET /api/submissions/${own}`, { token: office.ines }),
    404,
    'SUBMISSION_NOT_FOUND',
  );
});

it('hides drafts from reviewers', async () => {
  const token = await api.as('drafter');
  await api.call('GET /api/users/me', { token });
  const draft = expectStatus(await office.begin(token, slug), 200);
  expectError(
    await api.call(`GET /api/reviews/${draft.id}`, { token: office.ines }),
    404,
    'SUBMISSION_NOT_FOUND',
  );
});

it('shuffles the questions of each submission differently, but always the same way', async () => {
  const orders = new Set<string>();
  for (let at = 0; at < 8; at += 1) {
    const token = await api.as(`order-${at}`);
    await api.call('GET /api/users/me', { token });
    const draft = expectStatus(await office.begin(token, slug), 200);
    const orderOf = ({ definition }: typeof draft) =>
      JSON.stringify(definition.fields.flatMap((field) => (field.type === 'quiz' ? field.questions : [])));
    expect(orderOf(await office.own(token, draft.id))).toBe(orderOf(draft));
    orders.add(orderOf(draft));
  }
  expect(orders.size).toBeGreaterThan(1);
});

it('shows the reason once the decision is final', async () => {
  await finish(api);
  const own = await office.own(tokens.get('sam') ?? '', ids.get('sam') ?? '');
  expect(own.decision?.reason).toBe(secretsOf('sam').pending);
  expect(JSON.stringify(own)).not.toContain(secretsOf('sam').note);
  expect(own.answers).toEqual(ANSWERS);
});
