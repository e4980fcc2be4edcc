import type { PublicField, Submission } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
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
