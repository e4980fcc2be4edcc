import type { FormField } from '@boardwalk/contracts';
import { Form, loadFields, loadForms } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TYPE_NAMES } from '../../form/type-names.ts';
import { FieldList } from './field-list.tsx';
import type { FormDraft } from './form-draft.ts';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const fieldOf = (id: string, label: string) =>
  ({ id, label, type: 'short_text', help: '', required: false, sensitive: false, max: 60 }) as FormField;
const DRAFT = {
  title: 'Dock watch',
  slug: 'dock-watch',
  summary: '',
  definition: { fields: [fieldOf('name', 'Their name'), fieldOf('home', 'Their home')] },
} as unknown as FormDraft;

it('moves fields with buttons, also on phones', async () => {
  happyDOM.setViewport({ width: 390, height: 844 });
  const { findByRole, getAllByRole, user } = renderPage(
    <Form<FormDraft> defaultValues={DRAFT} guard={false}>
      {(form) => <FieldList form={form} />}
    </Form>,
    { answers: {} },
  );
  const up = await findByRole('button', { name: 'Move Their home up' });
  await user.click(up);
  expect(getAllByRole('button', { name: /^Remove / })[0]?.getAttribute('aria-label')).toBe(
    'Remove Their home',
  );
});

it('renders only the row whose settings are typed', async () => {
  const home = { ...fieldOf('home', 'Their home'), type: 'long_text' } as FormField;
  const fields = [fieldOf('name', 'Their name'), home];
  const { findByRole, user } = renderPage(
    <Form<FormDraft> defaultValues={{ ...DRAFT, definition: { ...DRAFT.definition, fields } }} guard={false}>
      {(form) => <FieldList form={form} />}
    </Form>,
    { answers: {} },
  );
  await user.click(await findByRole('button', { name: /^Their name/ }));
  const question = await findByRole('textbox', { name: /Question/ });
  // The menu reads the name of every type, and a row that of its own: only the row that isn't typed in has a long text, and none a date.
  const { long_text, date } = TYPE_NAMES;
  const ofRow = vi.spyOn(TYPE_NAMES, 'long_text', 'get').mockReturnValue(long_text);
  const ofMenu = vi.spyOn(TYPE_NAMES, 'date', 'get').mockReturnValue(date);
  await user.type(question, '!');
  await findByRole('button', { name: 'Remove Their name!' });
  expect(ofMenu).toHaveBeenCalled();
  expect(ofRow).toHaveBeenCalledTimes(ofMenu.mock.calls.length);
  ofRow.mockRestore();
  ofMenu.mockRestore();
});
