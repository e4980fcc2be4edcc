import type { PublicField, Submission } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { FillForm } from './fill-form.tsx';

const base = { help: '', required: true, sensitive: false };
const fields: PublicField[] = [
  { ...base, id: 'name', type: 'short_text', label: 'Their name', max: 60 },
  { ...base, id: 'home', type: 'short_text', label: 'Their home', max: 60 },
];
const SUBMISSION = {
  id: '00000000-0000-4000-8000-000000000001',
  definition: { fields },
  state: 'draft',
  answers: {},
  files: [],
  version: 1,
  expiresAt: null,
} as unknown as Submission;

beforeAll(() => Promise.all([loadFields(), loadForms()]));

it('clears the error of a field that was filled after an autosave', { timeout: 10_000 }, async () => {
  const { findByLabelText, findByRole, findByText, getByRole, queryByText, calls, user } = renderPage(
    <FillForm submission={SUBMISSION} />,
    {
      answers: {
        'PUT /api/submissions/:id/answers': { version: 2, savedAt: '2026-11-28T12:00:00.000Z' },
        'GET /api/identities': { items: [] },
      } as never,
    },
  );
  await user.click(await findByRole('button', { name: 'Submit' }));
  await findByRole('group', { name: '2 fields need attention' });
  await user.type(await findByLabelText(/^Their name/), 'Ada');
  await findByRole('group', { name: '1 field needs attention' });
  await findByText(/^Saved/, {}, { timeout: 5000 });
  expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(true);
  await user.type(await findByLabelText(/^Their home/), 'Ropewalk');
  await waitFor(() => expect(queryByText(/needs? attention/)).toBeNull());
  expect(getByRole('textbox', { name: /^Their home/ }).getAttribute('aria-invalid')).toBeNull();
});

const text = (id: string, label: string) => ({ ...base, id, type: 'short_text' as const, label, max: 60 });
const STEPS: PublicField[] = [
  { id: 'player', type: 'heading', text: 'Player' },
  { ...base, id: 'adult', type: 'consent', label: 'I am 18 or older.' },
  {
    ...base,
    id: 'played',
    type: 'radio',
    label: 'Played before?',
    options: [
      { id: 'no', label: 'No' },
      { id: 'yes', label: 'Yes' },
    ],
  },
  { ...text('where', 'Where?'), showIf: { field: 'played', test: 'is_not', value: 'no' } },
  { id: 'character', type: 'heading', text: 'Character' },
  text('name', 'Their name'),
  text('home', 'Their home'),
  { ...text('job', 'Their work'), required: false },
  { id: 'end', type: 'heading', text: 'Rules' },
  text('rule', 'Which rule matters most?'),
];
const ANSWERS = {
  'PUT /api/submissions/:id/answers': { version: 2, savedAt: '2026-11-28T12:00:00.000Z' },
  'GET /api/identities': { items: [] },
};
const fill = (definition: PublicField[], answers: object = {}, given: object = ANSWERS) =>
  renderPage(
    <FillForm submission={{ ...SUBMISSION, definition: { fields: definition }, answers } as Submission} />,
    { answers: given as never },
  );

it('is filled in step by step, checks each on Continue, and is reviewed before it is sent', async () => {
  const { findByRole, findByText, findByLabelText, getByRole, queryByRole, router, user } = fill(STEPS);
  await findByRole('heading', { level: 2, name: 'Player' });
  await findByText('Step 1 of 4');
  expect(queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(queryByRole('textbox', { name: /Their name/ })).toBeNull();

  await user.click(getByRole('button', { name: 'Continue' }));
  const summary = await findByRole('group', { name: '2 fields need attention' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(getByRole('checkbox', { name: /18 or older/ }));
  await user.click(getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(queryByRole('group', { name: /attention/ })).toBeNull());
  await user.click(getByRole('button', { name: 'Continue' }));

  const heading = await findByRole('heading', { level: 2, name: 'Character' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.search).toBe('?step=2');
  await user.type(await findByLabelText(/^Their name/), 'Ada');
  await user.type(await findByLabelText(/^Their home/), 'Ropewalk');
  await user.click(getByRole('button', { name: 'Continue' }));
  await findByRole('heading', { level: 2, name: 'Rules' });
  await user.type(await findByLabelText(/^Which rule/), 'R1{Enter}');

  await findByRole('heading', { level: 2, name: 'Check your answers' });
  await findByText('Ropewalk');
  await findByRole('button', { name: 'Submit' });
  await expectAccessible();
  await user.click(getByRole('button', { name: 'Change Character' }));
  await findByRole('heading', { level: 2, name: 'Character' });
  await router.navigate(-1);
  await findByRole('heading', { level: 2, name: 'Check your answers' });
  await router.navigate(-1);
  await findByRole('heading', { level: 2, name: 'Rules' });
});

it('lists all errors on submission, and opens the step of a followed one', async () => {
  const { findByRole, findByLabelText, router, user } = fill(STEPS, {
    adult: true,
    played: 'no',
    rule: 'R1',
  });
  await findByRole('heading', { level: 2, name: 'Player' });
  await router.navigate('?step=review');
  await user.click(await findByRole('button', { name: 'Submit' }));
  await findByRole('group', { name: '2 fields need attention' });
  await user.click(await findByRole('link', { name: 'Their home' }));
  await findByRole('heading', { level: 2, name: 'Character' });
  const home = await findByLabelText(/^Their home/);
  await waitFor(() => expect(document.activeElement).toBe(home));
});

it('says how many questions were left out or added', async () => {
  const { findByText, findByRole, getByRole, user } = fill(STEPS);
  await findByText('0 of 6 answered');
  await user.click(getByRole('radio', { name: 'Yes' }));
  await findByText('1 of 7 answered');
  await findByText('1 question was added because of your answer.');
  await user.click(await findByRole('radio', { name: 'No' }));
  await findByText('1 of 6 answered');
  await findByText('1 question doesn’t apply to you and was left out.');
});

it('clears the error of a linked account once it is linked elsewhere', async () => {
  const given: Record<string, unknown> = { ...ANSWERS };
  const { findByRole, findByText, queryByRole, user } = fill(
    [{ ...base, id: 'discord', type: 'identity', provider: 'discord', label: 'Your Discord account' }],
    {},
    given,
  );
  await user.click(await findByRole('button', { name: 'Submit' }));
  await findByRole('group', { name: '1 field needs attention' });
  given['GET /api/identities'] = {
    items: [{ provider: 'discord', name: 'ada', linkedAt: '2026-11-28T12:00:00.000Z' }],
  };
  window.dispatchEvent(new Event('visibilitychange'));
  await findByText('Linked: ada');
  await waitFor(() => expect(queryByRole('group', { name: /attention/ })).toBeNull());
});
