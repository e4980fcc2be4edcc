import type { Settlement } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, refused, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { at, id, MILO, NORA, pageOf, propertyCard } from '../testing/examples.ts';
import SettlementsRoute from './settlements.route.tsx';

beforeAll(() => Promise.all([loadForms(), loadFields()]));

const settlement = (change: Partial<Settlement> = {}): Settlement => ({
  id: id(71),
  listingId: id(21),
  property: propertyCard(),
  kind: 'sale',
  tenancyId: null,
  dueAt: null,
  seller: NORA,
  buyer: MILO,
  amount: 90_000,
  state: 'disputed',
  reference: 'tx-9',
  problem: 'The game reports another amount: paid, 9, tx-9',
  note: '',
  createdAt: at(-30),
  decidedAt: null,
  side: null,
  version: 2,
  ...change,
});
const RENT = settlement({
  id: id(72),
  property: propertyCard({ code: 'TW-003', title: 'Lock house' }),
  kind: 'rent',
  tenancyId: id(81),
  dueAt: at(20),
  amount: 700,
  state: 'pending',
  problem: '',
  reference: null,
});
const BALANCED = { lines: 8, settlements: 4, paid: 1_000, received: 1_000, unbalanced: 0, at: at(0) };
const page = (answers: Answers = {}, search = '') => {
  const view = renderPage(<SettlementsRoute />, {
    permissions: ['estate.manage'],
    answers: {
      'GET /api/settlements': pageOf(settlement(), RENT),
      'GET /api/settlements/ledger': BALANCED,
      'POST /api/settlements/:id/decision': settlement({ state: 'confirmed', problem: '', version: 3 }),
      ...answers,
    },
  });
  if (search) void view.router.navigate(`/here${search}`);
  return view;
};

it('shows the oldest payment with its mismatch, and whether the books balance', async () => {
  const view = page();
  await view.findByRole('article', { name: 'Flat above the ferry hall' });
  view.getAllByText(/another amount: paid, 9/);
  await view.findByText('All settlements balance');
  await expectAccessible(view.container);
});

it('confirms a payment with a note, on the version that was read', async () => {
  const view = page();
  await view.user.click(await view.findByRole('button', { name: 'Payment received' }));
  await view.findByText('The property is transferred to the buyer.');
  await view.user.click(view.getByRole('button', { name: 'Confirm payment' }));
  await view.findAllByText('Enter a reason.');
  await view.user.type(view.getByLabelText(/^Reason/), 'Paid in two parts.');
  await view.user.click(view.getByRole('button', { name: 'Confirm payment' }));
  await waitFor(() =>
    expect(view.calls.find(({ endpoint }) => endpoint.startsWith('POST'))?.body).toEqual({
      decision: 'confirm',
      version: 2,
      note: 'Paid in two parts.',
    }),
  );
});

it('cancels a chosen rent payment, while the tenancy continues', async () => {
  const view = page();
  await view.user.click(await view.findByRole('button', { name: /Lock house/ }));
  await waitFor(() => expect(view.router.state.location.search).toContain(RENT.id));
  await view.user.click(await view.findByRole('button', { name: 'No payment received' }));
  await view.findByText('The rent is no longer owed. The tenancy continues.');
});

it('can’t be decided by the buyer or seller, and is refetched after a change', async () => {
  const own = renderPage(<SettlementsRoute />, {
    permissions: ['estate.manage'],
    answers: {
      'GET /api/settlements': pageOf(
        settlement({ buyer: { username: 'kay', fullName: 'Kay', avatarUrl: null } }),
      ),
      'GET /api/settlements/ledger': BALANCED,
    },
  });
  await own.findByText(/You are the buyer or seller/);
  const view = page({ 'POST /api/settlements/:id/decision': refused('SETTLEMENT_STALE') });
  await view.user.click(await view.findByRole('button', { name: 'Payment received' }));
  await view.user.type(view.getByLabelText(/^Reason/), 'Paid.');
  await view.user.click(view.getByRole('button', { name: 'Confirm payment' }));
  await view.findByText(/Review it again before you decide/);
});

it('shows an empty queue, a failure, and missing access', async () => {
  await page({ 'GET /api/settlements': pageOf() }).findByText('No settlements need a decision');
  await page({ 'GET /api/settlements': pageOf() }, '?state=disputed').findByText(
    'No settlements with this status',
  );
  await page({ 'GET /api/settlements': 503 }).findByText('The settlements could not be loaded');
  await renderPage(<SettlementsRoute />, { answers: {} }).findByText(/Missing permission/);
});

it('states that a notification’s payment is gone, instead of showing another one', async () => {
  const view = page({}, `?settlement=${id(99)}`);
  await view.findByText(/The settlement you opened isn’t in this list/);
  await view.user.click(view.getByRole('button', { name: /Lock house/ }));
  await waitFor(() => expect(view.queryByText(/The settlement you opened/)).toBeNull());
});
