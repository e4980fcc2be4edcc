import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { EVENT, id, PLAN, PLAN_CARD } from '../testing/examples.ts';
import ProposalsRoute from './proposals.route.tsx';

beforeAll(() => Promise.all([loadForms(), loadFields()]));

const OTHER = { ...PLAN_CARD, id: id(8), eventId: id(9), title: 'Rooftop trial' };
const page = (answers: Answers = {}) =>
  renderPage(<ProposalsRoute />, {
    answers: {
      'GET /api/events/plans': { items: [PLAN_CARD, OTHER], nextCursor: null },
      'GET /api/events/:id/plan': { ...PLAN, state: 'pending' },
      'POST /api/events/:id/publish': EVENT,
      'POST /api/events/:id/decline': { ...EVENT, state: 'draft' },
      ...answers,
    },
    permissions: ['events.publish'],
  });
const sent = (calls: ReturnType<typeof page>['calls'], action: string) =>
  calls.find(({ endpoint }) => endpoint.endsWith(`/${action}`));

it('shows the oldest first in full, and publishes it', async () => {
  const { findByRole, findByText, getByRole, calls, user, container } = page();
  await findByRole('article', { name: PLAN_CARD.title });
  await findByText('Bring small change.');
  expect(getByRole('button', { current: true }).textContent).toContain(PLAN_CARD.title);
  await expectAccessible(container);
  await user.click(getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent(calls, 'publish')?.body).toEqual({ version: PLAN.version }));
});

it('declines the chosen one, with a note', async () => {
  const { findByRole, findByLabelText, findAllByText, getByRole, router, calls, user } = page();
  await user.click(await findByRole('button', { name: /Rooftop trial/ }));
  await waitFor(() => expect(router.state.location.search).toBe(`?event=${OTHER.eventId}`));
  await user.click(await findByRole('button', { name: 'Decline' }));
  await user.click(await findByRole('button', { name: 'Decline proposal' }));
  await findAllByText('Enter a reason.');
  expect(sent(calls, 'decline')).toBeUndefined();
  await user.type(await findByLabelText(/^Reason/), 'The roof is closed.');
  await user.click(getByRole('button', { name: 'Decline proposal' }));
  await waitFor(() =>
    expect(sent(calls, 'decline')).toEqual({
      endpoint: `POST /api/events/${OTHER.id}/decline`,
      body: { version: PLAN.version, note: 'The roof is closed.' },
    }),
  );
});

it('shows an empty queue, a failure, and missing access', async () => {
  await page({ 'GET /api/events/plans': { items: [], nextCursor: null } }).findByText(
    'No proposals to review',
  );
  await page({ 'GET /api/events/plans': 503 }).findByText('The proposals could not be loaded');
  const stranger = renderPage(<ProposalsRoute />, { answers: {} });
  await stranger.findByText(/Missing permission/);
});
