import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { at, CARD, id } from '../testing/examples.ts';
import MineRoute from './mine.route.tsx';

const page = (answers: Answers = {}) =>
  renderPage(<MineRoute />, {
    answers: {
      'GET /api/events/mine': { items: [{ ...CARD, answer: 'going', hosting: true }], nextCursor: null },
      'GET /api/events/plans': { items: [], nextCursor: null },
      ...answers,
    },
  });

it('shows upcoming and past events that the member attends or hosts', async () => {
  const { findByRole, findAllByRole, container } = page();
  for (const name of ['Going', 'Events you host', 'Past events', 'Past events you hosted'])
    await findByRole('region', { name });
  expect(await findAllByRole('link', { name: CARD.title })).toHaveLength(4);
  const hosted = within(await findByRole('region', { name: 'Events you host' }));
  expect(hosted.queryByText('Hosted by you')).toBeNull();
  expect(hosted.getByRole('link', { name: `Edit ${CARD.title}` }).getAttribute('href')).toBe(
    `/events/${CARD.id}/edit`,
  );
  await expectAccessible(container);
});

it('links to the calendar if there is nothing, and shows a failure', async () => {
  await page({ 'GET /api/events/mine': { items: [], nextCursor: null } }).findByText('No events yet');
  await page({ 'GET /api/events/mine': 503 }).findAllByText('Your events could not be loaded');
});

it('folds a series, and writes to the guests of a hosted date', async () => {
  const weekly = { ...CARD, hosting: true, everyWeeks: 1 };
  const items = [weekly, { ...weekly, id: id(5), startsAt: at(30 + 168), endsAt: at(33 + 168) }];
  const { findByRole, findByLabelText, calls, user } = page({
    'GET /api/events/mine': { items, nextCursor: null },
    'POST /api/events/:id/messages': { receivers: 12, left: 4 },
  });
  const hosted = within(await findByRole('region', { name: 'Events you host' }));
  expect(hosted.getAllByRole('link', { name: CARD.title })).toHaveLength(1);
  hosted.getByRole('button', { name: /, 2 dates$/ });
  await user.click(hosted.getByRole('button', { name: `Message guests of ${CARD.title}` }));
  const dialog = within(await findByRole('dialog'));
  await user.type(await findByLabelText(/^Message/, { selector: 'textarea' }), 'The ferry runs late.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/messages'))?.body).toMatchObject({
      text: 'The ferry runs late.',
    }),
  );
});
