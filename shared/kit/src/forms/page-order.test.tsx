import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Input, loadFields } from '../chakra/forms.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Form, FormField, FormSummary, loadForms } from './parts.tsx';

beforeAll(async () => {
  loadForms();
  loadFields();
  await vi.dynamicImportSettled();
});

function Application() {
  const [played, setPlayed] = useState(true);
  return (
    <Form defaultValues={{ where: '', name: '' }} onSubmit={() => {}}>
      <FormSummary />
      <button type="button" onClick={() => setPlayed(!played)}>
        Played before
      </button>
      {played && (
        <FormField name="where" label="Where" rules={{ required: 'Name the place.' }}>
          {(field) => <Input {...field} />}
        </FormField>
      )}
      <FormField name="name" label="Name" rules={{ required: 'Name yourself.' }}>
        {(field) => <Input {...field} />}
      </FormField>
      <button type="submit">Send</button>
    </Form>
  );
}

it('lists errors in page order, also of a field that was shown again', async () => {
  const { user } = renderInSite(<Application />);
  await screen.findByLabelText(/Name/);
  const toggle = screen.getByRole('button', { name: 'Played before' });
  await user.click(toggle);
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Where: Name the place.',
      'Name: Name yourself.',
    ]),
  );
});
