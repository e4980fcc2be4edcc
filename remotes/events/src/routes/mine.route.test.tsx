import { type Answers, drawPage, expectAccessible } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { CARD } from '../testing/examples.ts';
import MineRoute from './mine.route.tsx';

const page = (answers: Answers = {}) =>
  drawPage(<MineRoute />, {
    answers: {
      'GET /api/events/mine': { items: [{ ...CARD, answer: 'going' }], nextCursor: null },
      'GET /api/events/plans': { items: [], nextCursor: null },
      ...answers,
    },
  });

it('shows what one goes to and hosts, coming and past', async () => {
  const { findByRole, findAllByRole, container } = page();
  for (const name of ['Your answers', 'Events you host', 'Past events', 'Past events you hosted'])
    await findByRole('region', { name });
  expect(await findAllByRole('link', { name: CARD.title })).toHaveLength(4);
  await expectAccessible(container);
});

it('leads to what is on when there is nothing, and says that it failed', async () => {
  await page({ 'GET /api/events/mine': { items: [], nextCursor: null } }).findByText('No events yet');
  await page({ 'GET /api/events/mine': 503 }).findAllByText('Your events could not be loaded');
});
