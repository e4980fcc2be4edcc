import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import {
  expectStatus,
  finish,
  type Office,
  startOffice,
  takeSteps,
} from '../../../../test/test-submissions.ts';

let api: TestApi;
let office: Office;
beforeAll(async () => {
  api = await startTestApi();
  office = await startOffice(api);
});
afterAll(() => api.stop());

const approval = (given: object) => ({ role: null, whitelist: false, chat: false, ...given });
const rolesOf = async (name: string) =>
  (await api.call('GET /api/users/me', { token: await api.as(name) })).body.roles;

async function applicant(name: string, slug: string): Promise<string> {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  return (await office.handedIn(token, slug)).id;
}

it('prevents members from creating a form that gives a role they may not give', async () => {
  const body = { title: 'Editors wanted', settings: { approval: approval({ role: 'EDITOR' }) } };
  expectError(await api.call('POST /api/forms', { token: office.builder, body }), 403, 'PERMISSION_NOT_HELD');
  const file = { format: 'boardwalk-form@1', slug: 'editors', summary: '', kind: 'general', ...body };
  const imported = { token: office.builder, body: { ...file, definition: { fields: [] } } };
  expectError(await api.call('POST /api/forms/import', imported), 403, 'PERMISSION_NOT_HELD');
});

it('prevents members from changing or copying a form to give a role they may not give', async () => {
  const plain = await office.form({ title: 'Harmless' });
  const change = (token: string, version: number, role: string | null) => {
    const settings = { ...plain.settings, approval: approval({ role }) };
    return api.call(`PUT /api/forms/${plain.id}`, { token, body: { version, settings } });
  };
  expectError(await change(office.builder, plain.version, 'EDITOR'), 403, 'PERMISSION_NOT_HELD');
  const set = expectStatus(await change(office.admin, plain.version, 'EDITOR'), 200);
  const copied = await api.call(`POST /api/forms/${plain.id}/duplicate`, { token: office.builder });
  expectError(copied, 403, 'PERMISSION_NOT_HELD');
  const body = { version: set.version, title: 'Still harmless' };
  const renamed = expectStatus(
    await api.call(`PUT /api/forms/${plain.id}`, { token: office.builder, body }),
    200,
  );
  expectStatus(await change(office.builder, renamed.version, null), 200);
});

it('requires the permission to decide applications for adding members to the whitelist', async () => {
  await api.call('POST /api/role-definitions', {
    token: await api.as('vera', 'OWNER'),
    body: { name: 'BUILDERS', colour: 'gray', permissions: ['forms.manage'] },
  });
  const token = await api.as('fiona', 'BUILDERS');
  const body = { title: 'Let me in', settings: { approval: approval({ whitelist: true }) } };
  expectError(await api.call('POST /api/forms', { token, body }), 403, 'PERMISSION_NOT_HELD');
  expect((await api.call('POST /api/forms', { token, body: { title: 'Let me ask' } })).status).toBe(201);
});

it('rejects an approval that gives what the decider may not give', async () => {
  const form = await office.form({ title: 'By an admin' });
  const settings = { ...form.settings, approval: approval({ role: 'EDITOR' }) };
  const body = { version: form.version, settings };
  expectStatus(await api.call(`PUT /api/forms/${form.id}`, { token: office.admin, body }), 200);
  const id = await applicant('emil', form.slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectError(await office.decide(office.ines, id, 'approved'), 403, 'PERMISSION_NOT_HELD');
  expectStatus(await office.claim(office.admin, id, true), 200);
  expectStatus(await office.decide(office.admin, id, 'approved'), 200);
  await finish(api);
  await takeSteps(api, id);
  expect(await rolesOf('emil')).toContain('EDITOR');
});

it('gives what the form gave at the time of the decision, even if it changes before the steps', async () => {
  const form = await office.form({ title: 'Changing' }, { approval: { role: 'WHITELISTED' } });
  const id = await applicant('greta', form.slug);
  expectStatus(await office.claim(office.ines, id), 200);
  expectStatus(await office.decide(office.ines, id, 'approved'), 200);
  const settings = { ...form.settings, approval: approval({ role: 'EDITOR' }) };
  const body = { version: form.version, settings };
  expectStatus(await api.call(`PUT /api/forms/${form.id}`, { token: office.admin, body }), 200);
  await finish(api);
  await takeSteps(api, id);
  const roles = await rolesOf('greta');
  expect(roles).toContain('WHITELISTED');
  expect(roles).not.toContain('EDITOR');
});

it('rejects notes and messages about members of higher rank', async () => {
  const form = await office.form({ title: 'Open to all' });
  const token = await api.as('head', 'ADMIN');
  await api.call('GET /api/users/me', { token });
  const { id } = await office.handedIn(token, form.slug);
  for (const path of ['notes', 'messages']) {
    const answer = await api.call(`POST /api/reviews/${id}/${path}`, {
      token: office.ines,
      body: { text: 'From below.' },
    });
    expectError(answer, 403, 'ROLE_ABOVE_OWN');
  }
});

it('shows others’ scores only after complete scores, and preserves the first ones', async () => {
  const rubric = [
    { id: 'story', label: 'Story', max: 5 },
    { id: 'rules', label: 'Rules', max: 5 },
  ];
  const form = await office.form({ title: 'Scored' }, { rubric });
  const id = await applicant('hugo', form.slug);
  const score = (token: string, scores: object) =>
    api.call(`PUT /api/reviews/${id}/score`, { token, body: { scores, comment: '' } });
  expectStatus(await score(office.yuki, { story: 5, rules: 4 }), 200);
  const empty = expectError(await score(office.ines, {}), 422, 'INPUT_INVALID');
  expect(empty.details.fields?.map(({ path }) => path)).toEqual(['body.scores.story', 'body.scores.rules']);
  expect((await office.review(office.ines, id)).scores).toBeNull();
  expectStatus(await score(office.ines, { story: 1, rules: 1 }), 200);
  expectStatus(await score(office.ines, { story: 5, rules: 4 }), 200);
  const { scores } = await office.review(office.yuki, id);
  expect(scores).toMatchObject([{ scores: { story: 5, rules: 4 }, firstScores: { story: 1, rules: 1 } }]);
  expectStatus(await score(office.ines, { story: 1, rules: 1 }), 200);
  expect((await office.review(office.yuki, id)).scores).toMatchObject([{ firstScores: null }]);
});
