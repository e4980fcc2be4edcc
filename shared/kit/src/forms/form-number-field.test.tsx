import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { Form, FormNumberField, loadForms, SubmitButton } from './parts.tsx';

beforeAll(() => Promise.all([loadForms(), loadFields()]));

const send = vi.fn();

function Plot() {
  return (
    <Form<{ days: number | null; area: number | null; price?: number }>
      defaultValues={{ days: 30, area: null }}
      onSubmit={send}
    >
      {({ control }) => (
        <>
          <FormNumberField
            control={control}
            name="days"
            label="Days"
            min={1}
            max={365}
            rules={{ required: 'Enter the days.' }}
          />
          <FormNumberField
            control={control}
            name="area"
            label="Area"
            unit="m²"
            decimals={1}
            helperText="Inside."
          />
          <FormNumberField
            control={control}
            name="price"
            label="Price"
            omitEmpty
            decimals={Number.POSITIVE_INFINITY}
          />
          <SubmitButton>Save</SubmitButton>
        </>
      )}
    </Form>
  );
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });

it('sends numbers, null for an empty field, and undefined with `omitEmpty`', async () => {
  const { user } = renderInSite(<Plot />);
  const days = await field('Days');
  expect(days.value).toBe('30');
  await user.clear(days);
  await user.type(days, '7');
  await user.type(await field('Price'), '1.25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ days: 7, area: null, price: 1.25 }));
  await user.clear(await field('Price'));
  await user.type(await field('Area'), '80.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ days: 7, area: 80.5, price: undefined }));
});

it.each([
  ['Days', '0', 'This must not be below 1.'],
  ['Days', '366', 'This must not be above 365.'],
  ['Days', '1.5', 'Enter a whole number.'],
  ['Area', '1.25', 'Enter at most 1 decimal place.'],
])('rejects %s %s', async (name, text, message) => {
  send.mockClear();
  const { user } = renderInSite(<Plot />);
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

it('rejects an empty field that is required', async () => {
  const { user } = renderInSite(<Plot />);
  await user.clear(await field('Days'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter the days.');
});

it('rejects text that isn’t a number, which the browser returns as an empty text', async () => {
  send.mockClear();
  const { user } = renderInSite(<Plot />);
  const area = await field('Area');
  // happy-dom accepts only numbers.
  vi.spyOn(area, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a number.');
  expect(send).not.toHaveBeenCalled();
});

it('describes the field by its unit and its helper text', async () => {
  renderInSite(<Plot />);
  const area = await field('Area');
  const texts = area
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());
  expect(texts).toEqual(['m²', 'Inside.']);
  await expectAccessible();
});

it('doesn’t count as changed after it is emptied, with an undefined or null default value', async () => {
  const { user } = renderInSite(
    <Form<{ price?: number; area: number | null }> defaultValues={{ area: null }} onSubmit={send}>
      {({ control }) => (
        <>
          <FormNumberField control={control} name="price" label="Price" />
          <FormNumberField control={control} name="area" label="Area" />
          <SubmitButton needsChange>Save</SubmitButton>
        </>
      )}
    </Form>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  for (const name of ['Price', 'Area']) {
    await user.type(await field(name), '5');
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await user.clear(await field(name));
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'));
  }
});
