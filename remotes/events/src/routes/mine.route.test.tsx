import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { CARD } from '../testing/examples.ts';
import MineRoute from './mine.route.tsx';

const page = (answers: Answers = {}) =>
  renderPage(<MineRoute />, {
    answers: {
      'GET /api/events/mine': { items: [{ ...CARD, answer: 'going' }], nextCursor: null },
      'GET /api/events/plans': { items: [], nextCursor: null },
      ...answers,
    },
  });

it('shows upcoming and past events that the member attends or hosts', async () => {
  const { findByRole, findAllByRole, container } = page();
  for (const name of ['Going', 'Events you host', 'Past events', 'Past events you hosted'])
    await findByRole('region', { name });
  expect(await findAllByRole('link', { name: CARD.title })).toHaveLength(4);
  await expectAccessible(container);
});

it('links to the calendar if there is nothing, and shows a failure', async () => {
  await page({ 'GET /api/events/mine': { items: [], nextCursor: null } }).findByText('No events yet');
  await page({ 'GET /api/events/mine': 503 }).findAllByText('Your events could not be loaded');
});
