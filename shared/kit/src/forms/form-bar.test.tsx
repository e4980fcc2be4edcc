import { Button } from '@chakra-ui/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Input, loadFields } from '../chakra/forms.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { FormBar } from './form-bar.tsx';
import { Form, FormField, loadForms, SubmitButton, UnsavedChanges } from './parts.tsx';

beforeAll(async () => {
  loadFields();
  loadForms();
  await vi.dynamicImportSettled();
});

it('reserves its height below focused fields while it is mounted', () => {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = '1rem';
  const { getByRole, unmount } = renderInSite(
    <FormBar>
      <Button>Save</Button>
    </FormBar>,
  );
  getByRole('button', { name: 'Save' });
  expect(style.scrollPaddingBottom).toBe('calc(5rem + var(--bottom-bar, 0px))');
  unmount();
  expect(style.scrollPaddingBottom).toBe('1rem');
  style.scrollPaddingBottom = '';
});

it('states unsaved changes, and discards them', async () => {
  const { findByRole, getByRole, user } = renderInSite(
    <Form defaultValues={{ name: 'Queen' }}>
      {({ control }) => (
        <>
          <FormField control={control} name="name" label="Name">
            {(field) => <Input {...field} />}
          </FormField>
          <FormBar>
            <UnsavedChanges />
            <SubmitButton needsChange>Save</SubmitButton>
          </FormBar>
        </>
      )}
    </Form>,
  );
  const field = (await findByRole('textbox', { name: 'Name' })) as HTMLInputElement;
  const discard = getByRole('button', { name: 'Discard' });
  expect(getByRole('status').textContent).toBe('No unsaved changes');
  expect(discard.getAttribute('aria-disabled')).toBe('true');
  await user.type(field, ' Mary');
  expect(getByRole('status').textContent).toBe('Unsaved changes');
  await user.click(discard);
  expect(field.value).toBe('Queen');
  expect(getByRole('status').textContent).toBe('No unsaved changes');
  expect(document.activeElement).toBe(discard);
});
