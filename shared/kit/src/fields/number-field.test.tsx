import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { NumberField } from './number-field.tsx';

it('is read-only while the browser handles the wheel, and stays focused', async () => {
  await loadFields();
  renderInSite(<NumberField aria-label="Days" defaultValue="50" />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Days' });
  field.focus();
  fireEvent.wheel(field, { deltaY: 120 });
  expect(field.readOnly).toBe(true);
  await waitFor(() => expect(field.readOnly).toBe(false));
  expect(document.activeElement).toBe(field);
});
