import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';

beforeAll(async () => {
  loadFields();
  await vi.dynamicImportSettled();
});

const changed = vi.fn();

function Event({ begins = '', ...rest }: { begins?: string } & Partial<DateTimeFieldProps>) {
  const [value, setValue] = useState(begins);
  const change = (instant: string) => {
    changed(instant);
    setValue(instant);
  };
  return (
    <>
      <DateTimeField label="Begins" zone="Europe/Berlin" value={value} onChange={change} {...rest} />
      <button type="button" onClick={() => setValue('2026-07-01T18:00:30.5Z')}>
        Set
      </button>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Begins/);
const type = (local: string) => fireEvent.change(input(), { target: { value: local } });

it('shows an instant as local time of its zone, names the zone, and emits the typed time as an instant', async () => {
  renderInSite(<Event begins="2026-12-01T19:00:00.000Z" helperText="When doors open." />);
  expect(input().value).toBe('2026-12-01T20:00');
  const description = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('When doors open. Time zone: Europe/Berlin (UTC+1).');
  type('2026-07-01T21:30');
  expect(changed).toHaveBeenLastCalledWith('2026-07-01T19:30:00.000Z');
  expect(description?.textContent).toContain('UTC+2');
  await expectAccessible();
});

it('follows a value that is set from outside, and stays empty without one', () => {
  renderInSite(<Event />);
  expect(input().value).toBe('');
  fireEvent.click(screen.getByText('Set'));
  expect(input().value).toBe('2026-07-01T20:00');
  type('');
  expect(changed).toHaveBeenLastCalledWith('');
  expect(screen.getByText('Time zone: Europe/Berlin.')).toBeTruthy();
});

it('names the later time if the typed one is skipped by a clock change', () => {
  renderInSite(<Event />);
  type('2026-03-29T02:30');
  expect(changed).toHaveBeenLastCalledWith('2026-03-29T01:30:00.000Z');
  expect(screen.getByRole('status').textContent).toContain('03:30 is used instead.');
  expect(input().value).toBe('2026-03-29T02:30');
});

it('offers both instants if the typed time is ambiguous', async () => {
  const { user } = renderInSite(<Event />);
  type('2026-10-25T02:30');
  expect(changed).toHaveBeenLastCalledWith('2026-10-25T00:30:00.000Z');
  const which = screen.getByLabelText('This time occurs twice on that day. Which one do you mean?');
  await user.selectOptions(which, 'The second time (UTC+1)');
  expect(changed).toHaveBeenLastCalledWith('2026-10-25T01:30:00.000Z');
  expect(input().value).toBe('2026-10-25T02:30');
  await expectAccessible();
});

it('shows the error at the field', () => {
  renderInSite(<Event error="Choose a time that is still to come." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
  expect(screen.getByText('Choose a time that is still to come.')).toBeTruthy();
});
