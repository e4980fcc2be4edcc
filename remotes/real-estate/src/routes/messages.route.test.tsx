import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { inquiry } from '../testing/deals.ts';
import { at, id, pageOf } from '../testing/examples.ts';
import MessagesRoute from './messages.route.tsx';

const page = (answers: Answers = {}, permissions: Parameters<typeof renderPage>[1]['permissions'] = []) => {
  answers['GET /api/inquiries'] ??= pageOf(
    inquiry(),
    inquiry({
      id: id(82),
      side: 'seller',
      unread: true,
      seller: null,
      last: { text: 'When can I see it?', at: at(-2), mine: false },
    }),
  );
  answers['GET /api/offers'] ??= pageOf();
  return renderPage(<MessagesRoute />, { answers, permissions });
};

it('shows participants, property, and unread messages', async () => {
  const { findByRole, getByText, getAllByText, container } = page();
  const link = await findByRole('link', { name: 'Nora Quayle · Flat above the ferry hall' });
  expect(link.getAttribute('href')).toBe(`/real-estate/messages/${id(81)}`);
  await findByRole('link', { name: 'Milo Anders · Flat above the ferry hall' });
  expect(getAllByText('New')).toHaveLength(1);
  getByText('You:', { exact: false });
  await expectAccessible(container);
});

it('shows messages to the city to members who maintain the registry', async () => {
  const { findByRole, user, router } = page({}, ['estate.manage']);
  await user.click(await findByRole('link', { name: 'To the city' }));
  expect(router.state.location.search).toBe('?box=city');
});

it('shows an empty state, a loading state, and a failure', async () => {
  await page({ 'GET /api/inquiries': pageOf() }).findByText('No conversations yet');
  await page({ 'GET /api/inquiries': 'pending' }).findByRole('status', { name: 'Loading the conversations' });
  await page({ 'GET /api/inquiries': 503 }).findByText('The conversations could not be loaded');
});
