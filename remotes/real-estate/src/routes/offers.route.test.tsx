import type { Offer } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { inquiry, offer } from '../testing/deals.ts';
import { id, pageOf } from '../testing/examples.ts';
import OffersRoute from './offers.route.tsx';

const page = (answers: Answers = {}, permissions: Parameters<typeof renderPage>[1]['permissions'] = []) => {
  answers['GET /api/offers'] ??= pageOf<Offer>(
    offer({ message: 'Cash in hand.' }),
    offer({ id: id(32), state: 'declined', decidedAt: '2026-11-20T10:00:00.000Z' }),
  );
  answers['GET /api/inquiries'] ??= pageOf(inquiry({ unread: true }));
  return renderPage(<OffersRoute />, { answers, permissions });
};

it('shows received offers, their expiry, and past decisions', async () => {
  const { findByText, getByText, findByRole, queryByRole, container } = page();
  await findByText('Cash in hand.');
  getByText('Pending');
  getByText('Declined');
  getByText(/2 days 11 hours|2 days 12 hours/);
  await findByRole('link', { name: 'Messages 1 unread' });
  await findByRole('link', { name: 'Offers 1 pending', current: 'page' });
  expect(queryByRole('link', { name: 'To the city' })).toBeNull();
  await expectAccessible(container);
});

it('accepts an offer after explaining the consequences', async () => {
  const { findByRole, calls, user } = page({
    'POST /api/offers/:id/:action': offer({ state: 'accepted' }),
  });
  await user.click(await findByRole('button', { name: 'Accept' }));
  const dialog = within(await findByRole('alertdialog'));
  dialog.getByText(/all other offers for it will be declined/);
  await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/accept'))).toBe(true));
});

it('shows in the dialog why declining failed', async () => {
  const { findByRole, user } = page({ 'POST /api/offers/:id/:action': 409 });
  await user.click(await findByRole('button', { name: 'Decline' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await dialog.findByRole('alert');
});

it('lets the buyer withdraw their own offer', async () => {
  const { findByRole, findByText, user, calls, router } = page({
    'GET /api/offers': pageOf(offer({ mine: true })),
    'POST /api/offers/:id/:action': offer({ mine: true, state: 'withdrawn' }),
  });
  await user.click(await findByRole('link', { name: 'Sent' }));
  expect(router.state.location.search).toBe('?box=sent');
  await findByText(/You offered 85,000/);
  await user.click(await findByRole('button', { name: 'Withdraw offer' }));
  await user.click(await findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/withdraw'))).toBe(true));
});

it('shows offers to the city to members who maintain the registry', async () => {
  await page({}, ['estate.manage']).findByRole('link', { name: 'To the city' });
});

it('shows an empty state, a loading state, and a failure', async () => {
  await page({ 'GET /api/offers': pageOf() }).findByText('No offers yet');
  await page({ 'GET /api/offers': 'pending' }).findByRole('status', { name: 'Loading the offers' });
  await page({ 'GET /api/offers': 503 }).findByText('The offers could not be loaded');
});
