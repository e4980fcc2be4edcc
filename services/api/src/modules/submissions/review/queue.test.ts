import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';
import { expectStatus, finish, type Office, startOffice } from '../../../../test/test-submissions.ts';
import { DraftsService } from '../applicant/drafts.service.ts';

const NAMES = ['anna', 'annika', 'bert', 'carla', 'dario'];
let api: TestApi;
let office: Office;
let slug: string;
let formId: string;
const tokens = new Map<string, string>();
const ids = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  office = await startOffice(api);
  ({ slug, id: formId } = await office.form({ title: 'Queue' }, { dueHours: 48 }));
  for (const name of NAMES) {
    const token = await api.as(name);
    await api.call('GET /api/users/me', { token });
    tokens.set(name, token);
    ids.set(name, (await office.handedIn(token, slug)).id);
  }
});
afterAll(() => api.stop());

const idOf = (name: string) => ids.get(name) ?? '';
const tokenOf = (name: string) => tokens.get(name) ?? '';
const list = async (query = '', token = office.ines) => {
  const { body } = await api.call(`GET /api/reviews?limit=100${query}`, { token });
  return body.items.map(({ applicant }) => applicant.username);
};
const counts = async (token: string) => (await api.call('GET /api/reviews/counts', { token })).body;

describe('the queue', () => {
  it('is sorted by waiting time, longest first, page by page', async () => {
    expect(await list()).toEqual(NAMES);
    const first = (await api.call('GET /api/reviews?limit=2', { token: office.ines })).body;
    const path = `GET /api/reviews?limit=100&cursor=${first.nextCursor}` as const;
    const rest = (await api.call(path, { token: office.ines })).body;
    expect([...first.items, ...rest.items].map(({ applicant }) => applicant.username)).toEqual(NAMES);
    expect((await office.own(tokenOf('carla'), idOf('carla'))).queuePlace).toBe(4);
  });

  it('finds applicants by a prefix of their name or handle', async () => {
    expect(await list('&search=ann')).toEqual(['anna', 'annika']);
    expect(await list('&search=Tester')).toEqual([]);
    expect(await list('&search=nobody')).toEqual([]);
    expect(await list('&search=ANNA%20T')).toEqual(['anna']);
    expect(await list('&search=a%25')).toEqual([]);
    // After renaming they are found by the new name.
    const me = (await api.call('GET /api/users/me', { token: tokenOf('bert') })).body;
    const body = { version: me.version, fullName: 'Gertrud Stern' };
    expectStatus(await api.call('PUT /api/users/me', { token: tokenOf('bert'), body }), 200);
    expect(await list('&search=gertrud')).toEqual(['bert']);
    expect(await list('&search=ber')).toEqual(['bert']);
  });

  it('is filtered by form, state, reviewer, and overdue', async () => {
    expectStatus(await office.claim(office.yuki, idOf('anna')), 200);
    const body = { ids: [idOf('bert'), idOf('carla')], assigneeId: 'auth0|ines' };
    expectStatus(await api.call('POST /api/reviews/assign', { token: office.admin, body }), 200);
    expect(await list('&who=me')).toEqual(['bert', 'carla']);
    expect(await list('&who=me', office.yuki)).toEqual(['anna']);
    expect(await list('&who=none')).toEqual(['annika', 'dario']);
    expect(await list('&state=in_review')).toEqual(['anna']);
    expect(await list(`&form=${formId}&state=submitted`)).toHaveLength(4);
    expect(await list('&state=draft')).toEqual([]);
    await api.database.sql(`UPDATE submissions SET due_at = now() - interval '1 min' WHERE id = $1`, [
      idOf('dario'),
    ]);
    expect(await list('&overdue=true')).toEqual(['dario']);
    expect(await list('&overdue=false')).toHaveLength(4);
    expect(await counts(office.ines)).toEqual({ waiting: 5, mine: 2, unassigned: 2, overdue: 1, appeals: 0 });
    expect(await counts(office.yuki)).toMatchObject({ mine: 1 });
  });

  it('lists the reviewers, and no one else', async () => {
    const { items } = (await api.call('GET /api/reviewers', { token: office.helper })).body;
    expect(items.map(({ username }) => username)).toEqual(['builder', 'ines', 'priya', 'tobias', 'yuki']);
    const body = { ids: [idOf('bert')], assigneeId: 'auth0|dario' };
    expectError(
      await api.call('POST /api/reviews/assign', { token: office.admin, body }),
      404,
      'USER_NOT_FOUND',
    );
    const nobody = { ids: [idOf('bert'), idOf('dario')], assigneeId: null };
    expect((await api.call('POST /api/reviews/assign', { token: office.admin, body: nobody })).body).toEqual({
      count: 1,
    });
  });
});

describe('a claim', () => {
  it('is renewed by activity, expires, and can be taken over visibly', async () => {
    const id = idOf('anna');
    const until = async () => (await office.review(office.yuki, id)).claim?.until ?? '';
    await api.database.sql(`UPDATE submissions SET claimed_until = now() + interval '1 min' WHERE id = $1`, [
      id,
    ]);
    const before = await until();
    const note = { token: office.yuki, body: { text: 'Looks well.' } };
    expectStatus(await api.call(`POST /api/reviews/${id}/notes`, note), 201);
    expect(Date.parse(await until()) - Date.parse(before)).toBeGreaterThan(20 * 60_000);
    // Activity of others doesn't renew it.
    const renewed = await until();
    expectStatus(await api.call(`POST /api/reviews/${id}/notes`, { ...note, token: office.ines }), 201);
    expect(await until()).toBe(renewed);

    const taken = expectStatus(await office.claim(office.ines, id, true), 200);
    expect(taken.claim).toMatchObject({ mine: true });
    expect(taken.timeline.at(-1)).toMatchObject({ event: 'claim_taken_over', text: 'Yuki Tester' });
    const { body } = await api.call('GET /api/audit?action=submission.claim-taken-over', {
      token: office.admin,
    });
    expect(body.items).toMatchObject([{ before: { claim: 'Yuki Tester' }, after: { claim: 'Ines Tester' } }]);
    expect((await office.own(tokenOf('anna'), id)).timeline.map(({ event }) => event)).toEqual([
      'begun',
      'submitted',
      'review_started',
    ]);
    await api.database.sql(`UPDATE submissions SET claimed_until = now() WHERE id = $1`, [id]);
    expectStatus(await office.claim(office.yuki, id), 200);
    expect((await api.call(`DELETE /api/reviews/${id}/claim`, { token: office.ines })).status).toBe(204);
    expect((await office.review(office.yuki, id)).claim).toMatchObject({ mine: true });
    expect((await api.call(`DELETE /api/reviews/${id}/claim`, { token: office.yuki })).status).toBe(204);
    expect((await office.review(office.yuki, id)).claim).toBeNull();
  });
});

describe('messages', () => {
  it('go both ways, and notify the reviewer', async () => {
    const id = idOf('bert');
    expectStatus(await office.claim(office.ines, id), 200);
    const write = (path: string, token: string, text: string) =>
      api.call(`POST /api/${path}/${id}/messages`, { token, body: { text } });
    expectStatus(await write('reviews', office.ines, 'Which boat?'), 201);
    expectStatus(await write('submissions', tokenOf('bert'), 'The blue one.'), 201);
    const { body } = await api.call(`GET /api/submissions/${id}/messages`, { token: tokenOf('bert') });
    expect(body.items.map(({ text, fromStaff, author }) => [text, fromStaff, author.username])).toEqual([
      ['Which boat?', true, 'ines'],
      ['The blue one.', false, 'bert'],
    ]);
    const typesOf = async (token: string) => (await inboxAfterFanout(api, token)).map(({ type }) => type);
    expect(await typesOf(tokenOf('bert'))).toEqual(['application.message']);
    expect(await typesOf(office.ines)).toContain('application.answered');
    expect(await typesOf(office.yuki)).not.toContain('application.answered');
  });

  it('end with the submission', async () => {
    const id = idOf('dario');
    const { version } = await office.own(tokenOf('dario'), id);
    const withdrawal = { token: tokenOf('dario'), body: { version } };
    const gone = expectStatus(await api.call(`POST /api/submissions/${id}/withdraw`, withdrawal), 200);
    expect(gone).toMatchObject({
      state: 'withdrawn',
      queuePlace: null,
      may: { withdraw: false, message: false },
    });
    const body = { text: 'Still there?' };
    const call = await api.call(`POST /api/submissions/${id}/messages`, { token: tokenOf('dario'), body });
    expectError(call, 409, 'SUBMISSION_STATE_REFUSED');
    expectError(await office.claim(office.ines, id), 409, 'SUBMISSION_STATE_REFUSED');
    expect(expectStatus(await office.begin(tokenOf('dario'), slug), 200)).toMatchObject({ attempt: 2 });
  });
});

it('rejects withdrawing a decided submission, even before the applicant is notified', async () => {
  const id = idOf('carla');
  expectStatus(await office.claim(office.ines, id), 200);
  const before = await office.own(tokenOf('carla'), id);
  expectStatus(await office.decide(office.ines, id, 'denied'), 200);
  const after = await office.own(tokenOf('carla'), id);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  const withdrawal = { token: tokenOf('carla'), body: { version: after.version } };
  expectError(
    await api.call(`POST /api/submissions/${id}/withdraw`, withdrawal),
    409,
    'SUBMISSION_STATE_REFUSED',
  );
  expectStatus(await api.call(`DELETE /api/reviews/${id}/decision`, { token: office.ines }), 200);
  await finish(api);
  expect((await office.review(office.ines, id)).state).toBe('in_review');
  expectError(
    await api.call(`DELETE /api/reviews/${id}/decision`, { token: office.ines }),
    409,
    'UNDO_TOO_LATE',
  );
});

it('expires drafts without changes for sixty days', async () => {
  const token = tokenOf('dario');
  const draft = expectStatus(await office.begin(token, slug), 200);
  const drafts = api.get(DraftsService);
  await api.database.sql(`UPDATE submissions SET updated_at = now() - interval '59 days' WHERE id = $1`, [
    draft.id,
  ]);
  expect(await drafts.expireDue()).toBe(0);
  const expiresAt = Date.parse((await office.own(token, draft.id)).expiresAt ?? '');
  expect(Math.round((expiresAt - Date.now()) / 3_600_000)).toBe(24);
  await api.database.sql(`UPDATE submissions SET updated_at = now() - interval '60 days' WHERE id = $1`, [
    draft.id,
  ]);
  expect(await drafts.expireDue()).toBe(1);
  expect(await office.own(token, draft.id)).toMatchObject({ state: 'expired', expiresAt: null });
});
