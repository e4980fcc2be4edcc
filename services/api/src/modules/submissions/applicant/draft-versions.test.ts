import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { expectStatus, type Office, startOffice } from '../../../../test/test-submissions.ts';

let api: TestApi;
let office: Office;
beforeAll(async () => {
  api = await startTestApi();
  office = await startOffice(api);
});
afterAll(() => api.stop());

const first = {
  fields: [
    { type: 'short_text', id: 'name', label: 'Name', required: true, max: 40 },
    { type: 'short_text', id: 'plate', label: 'Plate', required: true, max: 40 },
    {
      type: 'radio',
      id: 'played',
      label: 'Played?',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
  ],
};
const second = {
  fields: [
    { type: 'short_text', id: 'name', label: 'Name', required: true, max: 40 },
    {
      type: 'radio',
      id: 'played',
      label: 'Played?',
      options: [
        { id: 'often', label: 'Often' },
        { id: 'no', label: 'No' },
      ],
    },
  ],
};

async function republish(slug: string): Promise<void> {
  const { items } = expectStatus(await api.call('GET /api/forms/all', { token: office.builder }), 200);
  const { id } = items.find((form: { slug: string }) => form.slug === slug) as { id: string };
  const form = expectStatus(await api.call(`GET /api/forms/all/${id}`, { token: office.builder }), 200);
  const { title, summary, kind, settings, version } = form;
  const body = { title, slug, summary, kind, definition: second, settings, version };
  await office.publish(
    expectStatus(await api.call(`PUT /api/forms/${id}`, { token: office.builder, body }), 200),
  );
}

it('migrates a draft to the published version of its form, with the answers that still fit', async () => {
  const sam = await api.as('sam');
  await api.call('GET /api/users/me', { token: sam });
  const { slug } = await office.form({ title: 'Boat licence', definition: first });
  const draft = expectStatus(await office.begin(sam, slug), 200);
  const answers = { name: 'Nell', plate: 'AB-1', played: 'yes' };
  await api.call(`PUT /api/submissions/${draft.id}/answers`, { token: sam, body: { answers, version: 1 } });
  await republish(slug);

  const moved = expectStatus(await office.begin(sam, slug), 200);
  expect(moved).toMatchObject({
    id: draft.id,
    formVersion: draft.formVersion + 1,
    answers: { name: 'Nell' },
  });
  expect(Object.keys(moved.answers)).toEqual(['name']);
  expect(expectStatus(await office.begin(sam, slug), 200).version).toBe(moved.version);
  expectStatus(await office.submit(sam, moved, { name: 'Nell' }), 200);
});

it('keeps the version of an application that reviewers have read', async () => {
  const yara = await api.as('yara');
  await api.call('GET /api/users/me', { token: yara });
  const { slug } = await office.form({ title: 'Pilot licence', definition: first });
  const sent = await office.handedIn(yara, slug, { name: 'Nell', plate: 'AB-1' });
  expectStatus(await office.claim(office.ines, sent.id), 200);
  const { version } = await office.review(office.ines, sent.id);
  const body = { text: 'Tell us more.', version };
  expectStatus(await api.call(`POST /api/reviews/${sent.id}/changes`, { token: office.ines, body }), 200);
  await republish(slug);
  expect(expectStatus(await office.begin(yara, slug), 200).formVersion).toBe(sent.formVersion);
});
