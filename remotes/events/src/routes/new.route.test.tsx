import type { NewEvent } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { EVENT, NORA } from '../testing/examples.ts';
import NewRoute from './new.route.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const DATES = ['2026-12-02', '2026-12-09'].map((date) => ({
  date,
  startsAt: `${date}T20:00:00.000Z`,
  endsAt: `${date}T22:00:00.000Z`,
}));

const page = (answers: Answers = {}) =>
  renderPage(<NewRoute />, {
    answers: {
      'POST /api/events': EVENT,
      'POST /api/events/dates': { items: DATES },
      'GET /api/events/host-candidates': { items: [NORA] },
      ...answers,
    },
  });
const sentBy = (calls: ReturnType<typeof page>['calls']) =>
  calls.find(({ endpoint }) => endpoint === 'POST /api/events')?.body as NewEvent | undefined;

it('creates an event as a draft, with the input', async () => {
  const { findByLabelText, findByRole, findByText, getByLabelText, getByRole, user, calls, container } =
    page();
  await user.type(await findByLabelText(/^Title/), 'Lantern swap');
  await user.selectOptions(getByLabelText('Category'), 'charity');
  await user.selectOptions(getByLabelText('District'), 'cable-hill');
  await user.type(getByLabelText('Capacity'), '40');
  await user.click(getByRole('checkbox', { name: 'Repeats each week' }));
  await findByText('2 dates');
  await user.type(getByRole('combobox', { name: 'Hosts' }), 'nor');
  await user.click(await findByRole('option', { name: /Nora Quayle/ }));
  within(getByRole('region', { name: 'Preview' })).getByText('Lantern swap');
  await expectAccessible(container);
  await user.click(getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sentBy(calls)).toBeTruthy());
  expect(sentBy(calls)).toMatchObject({
    title: 'Lantern swap',
    category: 'charity',
    capacity: 40,
    minutes: 120,
    hosts: ['nora'],
    place: { district: 'cable-hill', point: { x: expect.any(Number), y: expect.any(Number) } },
    repeat: { interval: 1 },
  });
});

it('shows missing values at the fields, and sends nothing', async () => {
  const { findByRole, findAllByText, getByLabelText, user, calls } = page();
  const save = await findByRole('button', { name: 'Save draft' });
  await user.clear(getByLabelText(/^Ends/));
  await user.click(save);
  await findAllByText('Enter a title.');
  await findAllByText('Enter an end time.');
  expect(sentBy(calls)).toBeUndefined();
});

it('keeps the input if the server can’t save it', async () => {
  const { findByLabelText, findByText, getByLabelText, getByRole, user } = page({ 'POST /api/events': 503 });
  await user.type(await findByLabelText(/^Title/), 'Lantern swap');
  await user.click(getByRole('button', { name: 'Save draft' }));
  await findByText(/could not be saved|right now/);
  expect((getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Lantern swap');
});

it('sets the pin with sliders, and removes it', async () => {
  const { findByRole, getByRole, queryByRole, user } = page();
  await user.click(await findByRole('button', { name: 'Set pin' }));
  getByRole('slider', { name: 'West to east' });
  await user.click(getByRole('button', { name: 'Remove pin' }));
  expect(queryByRole('slider')).toBeNull();
});
