import type { EventPlan } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { EVENT, PLAN } from '../testing/examples.ts';
import EditRoute from './edit.route.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const SERIES: EventPlan = {
  ...PLAN,
  state: 'published',
  fields: { ...PLAN.fields, repeat: { days: ['TU'], interval: 1, until: '2027-03-30' } },
  dates: PLAN.dates.map((date) => ({ ...date, going: 7, maybe: 2 })),
};

const page = (answers: Answers = {}) =>
  renderPage(<EditRoute />, {
    answers: {
      'GET /api/events/:id/plan': PLAN,
      'PUT /api/events/:id': EVENT,
      'POST /api/events/dates': { items: PLAN.dates },
      ...answers,
    },
  });

it('shows the event, and sends it with its version', async () => {
  const { findByLabelText, getByRole, user, calls, container } = page();
  const field = (await findByLabelText(/^Title/)) as HTMLInputElement;
  expect(field.value).toBe(PLAN.fields.title);
  await expectAccessible(container);
  await user.type(field, ' again');
  await user.click(getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(true));
  const { body } = calls.find(({ endpoint }) => endpoint.startsWith('PUT ')) ?? {};
  // happy-dom shows the first option of native selects, whatever the value.
  const { category: _, deadlineMinutes: __, place, ...fields } = PLAN.fields;
  const { district: ___, ...spot } = place;
  const title = `${fields.title} again`;
  expect(body).toMatchObject({ ...fields, title, place: spot, version: PLAN.version });
});

it('offers the dates of a series that a change applies to, and shows shared fields only with all of them', async () => {
  const { findByText, findByRole, getByRole, queryByLabelText, user } = page({
    'GET /api/events/:id/plan': SERIES,
  });
  await findByText(/^9 guests have RSVP’d/);
  expect(queryByLabelText('Category')).toBeNull();
  await user.click(getByRole('radio', { name: 'This and later dates' }));
  await findByRole('combobox', { name: 'Category' });
  getByRole('checkbox', { name: 'Repeats each week' });
});

it('shows a missing event, a failure, and a version conflict', async () => {
  await page({ 'GET /api/events/:id/plan': 404 }).findByText('Event not found');
  await page({ 'GET /api/events/:id/plan': 503 }).findByText('The event could not be loaded');
  await page({ 'GET /api/events/:id/plan': 403 }).findByText('Only hosts can edit this event');
});
