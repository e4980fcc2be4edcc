import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { DEFINITION, expectStatus, type Office, startOffice } from '../../../test/test-submissions.ts';

let api: TestApi;
let office: Office;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  office = await startOffice(api);
  token = office.builder;
});
afterAll(() => api.stop());

const create = (body: object) => api.call('POST /api/forms', { token, body });
const change = ({ id, version }: { id: string; version: number }, fields: object) =>
  api.call(`PUT /api/forms/${id}`, { token, body: { version, ...fields } });
const read = async (id: string) => (await api.call(`GET /api/forms/all/${id}`, { token })).body;

describe('slugs', () => {
  it('are derived from the title, with a number when they are taken', async () => {
    const first = expectStatus(await create({ title: 'Harbour pilots' }), 201);
    const second = expectStatus(await create({ title: 'Harbour pilots' }), 201);
    expect([first.slug, second.slug]).toEqual(['harbour-pilots', 'harbour-pilots-2']);
    expect(first).toMatchObject({ state: 'draft', kind: 'general', changed: true, publishedVersion: null });
    expectError(await create({ title: 'Again', slug: 'harbour-pilots' }), 409, 'FORM_SLUG_TAKEN');
    expectError(await change(second, { slug: 'harbour-pilots' }), 409, 'FORM_SLUG_TAKEN');
  });

  it.each(['all', 'import', 'submissions', 'review', 'application'])('exclude %s', async (slug) => {
    expectError(await create({ title: 'Reserved', slug }), 409, 'FORM_SLUG_TAKEN');
    expect(expectStatus(await create({ title: slug }), 201).slug).not.toBe(slug);
  });

  it('reserve one for the whitelist form, which is unique', async () => {
    const body = { title: 'Join', slug: 'application', kind: 'whitelist', definition: DEFINITION };
    const form = expectStatus(await create(body), 201);
    expectError(await create({ title: 'Another', kind: 'whitelist' }), 409, 'FORM_KIND_TAKEN');
    expectError(await change(form, { kind: 'general' }), 409, 'FORM_SLUG_TAKEN');
    const copy = expectStatus(await api.call(`POST /api/forms/${form.id}/duplicate`, { token }), 201);
    expect(copy).toMatchObject({ kind: 'general', title: 'Join', state: 'draft' });
    expect(copy.slug).toMatch(/^application-\d$/);
    expect(copy.definition).toEqual(form.definition);
    expectError(await change(copy, { kind: 'whitelist' }), 409, 'FORM_KIND_TAKEN');
  });
});

describe('fields', () => {
  const text = (pattern: string) => ({ type: 'short_text', id: 'plate', label: 'Plate', pattern });

  it.each(['(a', '(?=x)', 'a{1000}{1000}', '\\1'])('reject the pattern %s at its path', async (pattern) => {
    const definition = { fields: [{ type: 'heading', id: 'h', text: 'H' }, text(pattern)] };
    const refused = expectError(await create({ title: 'Patterns', definition }), 422, 'INPUT_INVALID');
    expect(refused.details?.fields?.map(({ path }) => path)).toEqual(['body.definition.fields.1.pattern']);
  });

  it('are matched in linear time, whatever the pattern', async () => {
    const form = await office.form({ title: 'Linear', definition: { fields: [text('(a+)+(b|c)*d')] } });
    const sam = await api.as('sam');
    await api.call('GET /api/users/me', { token: sam });
    const draft = expectStatus(await office.begin(sam, form.slug), 200);
    const began = performance.now();
    const answer = await office.submit(sam, draft, { plate: `${'a'.repeat(280)}!` });
    expectError(answer, 422, 'INPUT_INVALID');
    expect(performance.now() - began).toBeLessThan(2_000);
    expectStatus(await office.submit(sam, draft, { plate: 'aaabcd' }), 200);
  });

  it('don’t depend on later fields', async () => {
    const showIf = { field: 'later', test: 'answered' };
    const fields = [
      { type: 'short_text', id: 'first', label: 'First', showIf },
      { type: 'short_text', id: 'later', label: 'Later' },
    ];
    expectError(await create({ title: 'Circle', definition: { fields } }), 422, 'INPUT_INVALID');
  });
});

describe('versions', () => {
  it('never change, and existing submissions keep theirs', async () => {
    const empty = expectStatus(await create({ title: 'Crew' }), 201);
    const publish = (version: number) =>
      api.call(`POST /api/forms/${empty.id}/publish`, { token, body: { version } });
    expectError(await publish(empty.version), 409, 'FORM_EMPTY');
    const one = [{ type: 'short_text', id: 'one', label: 'One', required: true }];
    const filled = expectStatus(await change(empty, { definition: { fields: one } }), 200);
    expectError(await publish(empty.version), 409, 'FORM_STALE');
    const first = expectStatus(await publish(filled.version), 200);
    expect(first).toMatchObject({ state: 'open', publishedVersion: 1, changed: false });

    const sam = await api.as('sam');
    const draft = expectStatus(await office.begin(sam, 'crew'), 200);
    const two = [...one, { type: 'short_text', id: 'two', label: 'Two', required: true }];
    const again = expectStatus(await change(first, { definition: { fields: two } }), 200);
    expect(again).toMatchObject({ changed: true, publishedVersion: 1, openSubmissions: 1 });
    const back = expectStatus(await change(again, { definition: { fields: one } }), 200);
    expect(back.changed).toBe(false);
    const forth = expectStatus(await change(back, { definition: { fields: two } }), 200);
    const second = expectStatus(await publish(forth.version), 200);
    expect(second.publishedVersion).toBe(2);
    expect((await office.own(sam, draft.id)).definition.fields).toHaveLength(1);
    expectStatus(await office.submit(sam, draft, { one: 'x' }), 200);
    const { items } = (await api.call(`GET /api/forms/${empty.id}/versions`, { token })).body;
    expect(
      items.map(({ number, submissions, definition }) => [number, submissions, definition.fields.length]),
    ).toEqual([
      [2, 0, 2],
      [1, 1, 1],
    ]);

    const closing = { token, body: { version: second.version } };
    const closed = expectStatus(await api.call(`POST /api/forms/${empty.id}/close`, closing), 200);
    expect(closed.state).toBe('closed');
    const late = await api.as('late');
    await api.call('GET /api/users/me', { token: late });
    expectError(await office.begin(late, 'crew'), 409, 'FORM_CLOSED');
    // A member with an open draft can still get the form.
    expect((await office.begin(sam, 'crew')).status).toBe(200);
    const opened = expectStatus(await publish(closed.version), 200);
    expect(opened).toMatchObject({ state: 'open', publishedVersion: 2 });
  });

  it('migrate an open draft when it is opened again, with the answers that still fit', async () => {
    const one = (fields: object[]) => ({ definition: { fields } });
    const name = { type: 'short_text', id: 'name', label: 'Name', required: true };
    const since = { type: 'short_text', id: 'since', label: 'Since when?', required: true };
    const choice = (...ids: string[]) => ({
      type: 'radio',
      id: 'shift',
      label: 'Shift',
      options: ids.map((id) => ({ id, label: id })),
    });
    const form = await office.form({ title: 'Deck', ...one([name, since, choice('day', 'night')]) });
    const noa = await api.as('noa');
    const draft = expectStatus(await office.begin(noa, form.slug), 200);
    const answers = { name: 'Noa', since: 'May', shift: 'night' };
    expectStatus(
      await api.call(`PUT /api/submissions/${draft.id}/answers`, {
        token: noa,
        body: { answers, version: draft.version },
      }),
      200,
    );
    const changed = expectStatus(await change(form, one([name, choice('day', 'dawn')])), 200);
    await office.publish(changed);
    const moved = expectStatus(await office.begin(noa, form.slug), 200);
    expect(moved).toMatchObject({ id: draft.id, formVersion: 2, answers: { name: 'Noa' } });
    expect(moved.definition.fields.map(({ id }) => id)).toEqual(['name', 'shift']);
    expect(expectStatus(await office.begin(noa, form.slug), 200).version).toBe(moved.version);
    expectStatus(await office.submit(noa, moved, { name: 'Noa', shift: 'dawn' }), 200);
    // A submitted form keeps its version.
    await office.publish(expectStatus(await change(await read(form.id), one([name])), 200));
    expect(expectStatus(await office.begin(noa, form.slug), 200).formVersion).toBe(2);
  });

  it('are deleted with a discarded draft, and only a draft can be discarded', async () => {
    const form = await office.form({ title: 'Bridge' });
    const [ola, other] = [await api.as('ola'), await api.as('other')];
    const draft = expectStatus(await office.begin(ola, form.slug), 200);
    const discard = (token: string, id = draft.id) =>
      api.call(`DELETE /api/submissions/${id}` as 'DELETE /api/submissions/:id', { token });
    expectError(await discard(other), 404, 'SUBMISSION_NOT_FOUND');
    expect((await discard(ola)).status).toBe(204);
    expectError(await discard(ola), 404, 'SUBMISSION_NOT_FOUND');
    expect((await api.call('GET /api/submissions', { token: ola })).body.items).toEqual([]);
    const { id } = await office.handedIn(ola, form.slug);
    expectError(await discard(ola, id), 409, 'SUBMISSION_STATE_REFUSED');
  });

  it('are hidden from applicants before the first publication', async () => {
    const { slug } = expectStatus(await create({ title: 'Not yet' }), 201);
    expectError(await api.call(`GET /api/forms/${slug}`, { token }), 404, 'FORM_NOT_FOUND');
    expectError(await office.begin(token, slug), 404, 'FORM_NOT_FOUND');
  });
});

it('returns the current form for a change based on an older one', async () => {
  const form = expectStatus(await create({ title: 'Race' }), 201);
  expectStatus(await change(form, { title: 'First' }), 200);
  const stale = expectError(await change(form, { title: 'Second' }), 409, 'FORM_STALE');
  expect(stale.details?.current).toMatchObject({ title: 'First', version: 2 });
});

it('updates due dates with the setting', async () => {
  const form = await office.form({ title: 'Due' }, { dueHours: 10 });
  const sam = await api.as('sam');
  const { id } = await office.handedIn(sam, form.slug);
  const dueAt = async () => Date.parse((await office.review(office.ines, id)).dueAt);
  const before = await dueAt();
  const current = await read(form.id);
  expectStatus(await change(current, { settings: { ...current.settings, dueHours: 4 } }), 200);
  expect(before - (await dueAt())).toBe(6 * 3_600_000);
});

it('updates due dates and titles of its inbox items', async () => {
  const form = await office.form({ title: 'Crew' }, { dueHours: 10 });
  const { id } = await office.handedIn(await api.as('selma'), form.slug);
  const item = async () => {
    const path = 'GET /api/inbox?kind=application&limit=100' as 'GET /api/inbox';
    const { body } = await api.call(path, { token: office.ines });
    return body.items.find(({ href }) => href === `/forms/review/${id}`);
  };
  const before = await item();
  expect(before?.title).toBe('Crew');
  const current = await read(form.id);
  const wanted = { title: 'Ferry crew', settings: { ...current.settings, dueHours: 4 } };
  expectStatus(await change(current, wanted), 200);
  const after = await item();
  expect(after?.title).toBe('Ferry crew');
  expect(after?.dueAt).toBe((await office.review(office.ines, id)).dueAt);
  expect(Date.parse(before?.dueAt ?? '') - Date.parse(after?.dueAt ?? '')).toBe(6 * 3_600_000);
});

it('is exported to and imported from a file unchanged', async () => {
  const form = await office.form({ title: 'Exported', summary: 'For others.' }, { cooldownDays: 30 });
  const file = expectStatus(await api.call(`GET /api/forms/${form.id}/export`, { token }), 200);
  const copy = expectStatus(await api.call('POST /api/forms/import', { token, body: file }), 201);
  expect(copy).toMatchObject({ slug: 'exported-2', state: 'draft', summary: 'For others.' });
  expect([copy.definition, copy.settings]).toEqual([form.definition, form.settings]);
  expectError(
    await api.call('POST /api/forms/import', { token, body: { ...file, format: 'other' } }),
    422,
    'INPUT_INVALID',
  );
});

it('is logged', async () => {
  const { body } = await api.call('GET /api/audit?limit=100', { token: office.admin });
  const about = body.items.filter(({ target }) => target.label === 'Crew').map(({ action }) => action);
  expect(about.toReversed().slice(0, 3)).toEqual(['form.changed', 'form.changed', 'form.published']);
  expect(about).toContain('form.closed');
});

it('lists all forms page by page, last changed first', async () => {
  const first = (await api.call('GET /api/forms/all?limit=3', { token })).body;
  const rest = (await api.call(`GET /api/forms/all?limit=100&cursor=${first.nextCursor}`, { token })).body;
  const times = [...first.items, ...rest.items].map(({ updatedAt }) => updatedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rest.nextCursor).toBeNull();
});
