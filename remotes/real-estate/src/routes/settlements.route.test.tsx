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
  const drawn = renderPage(<SettlementsRoute />, {
    permissions: ['estate.manage'],
    answers: {
      'GET /api/settlements': pageOf(settlement(), RENT),
      'GET /api/settlements/ledger': BALANCED,
      'POST /api/settlements/:id/decision': settlement({ state: 'confirmed', problem: '', version: 3 }),
      ...answers,
    },
  });
  if (search) void drawn.router.navigate(`/here${search}`);
  return drawn;
};

it('shows the oldest payment with its mismatch, and whether the books balance', async () => {
  const drawn = page();
  await drawn.findByRole('article', { name: 'Flat above the ferry hall' });
  drawn.getAllByText(/another amount: paid, 9/);
  await drawn.findByText('All settlements balance');
  await expectAccessible(drawn.container);
});

it('confirms a payment with a note, on the version that was read', async () => {
  const drawn = page();
  await drawn.user.click(await drawn.findByRole('button', { name: 'Payment received' }));
  await drawn.findByText('The property is transferred to the buyer.');
  await drawn.user.click(drawn.getByRole('button', { name: 'Confirm the payment' }));
  await drawn.findAllByText('Enter a reason.');
  await drawn.user.type(drawn.getByLabelText(/^Reason/), 'Paid in two parts.');
  await drawn.user.click(drawn.getByRole('button', { name: 'Confirm the payment' }));
  await waitFor(() =>
    expect(drawn.calls.find(({ endpoint }) => endpoint.startsWith('POST'))?.body).toEqual({
      decision: 'confirm',
      version: 2,
      note: 'Paid in two parts.',
    }),
  );
});

it('cancels a chosen rent payment, while the tenancy continues', async () => {
  const drawn = page();
  await drawn.user.click(await drawn.findByRole('button', { name: /Lock house/ }));
  await waitFor(() => expect(drawn.router.state.location.search).toContain(RENT.id));
  await drawn.user.click(await drawn.findByRole('button', { name: 'No payment received' }));
  await drawn.findByText('The rent is no longer owed. The tenancy continues.');
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
  const drawn = page({ 'POST /api/settlements/:id/decision': refused('SETTLEMENT_STALE') });
  await drawn.user.click(await drawn.findByRole('button', { name: 'Payment received' }));
  await drawn.user.type(drawn.getByLabelText(/^Reason/), 'Paid.');
  await drawn.user.click(drawn.getByRole('button', { name: 'Confirm the payment' }));
  await drawn.findByText(/Review it again before you decide/);
});

it('shows an empty queue, a failure, and missing access', async () => {
  await page({ 'GET /api/settlements': pageOf() }).findByText('No settlements need a decision');
  await page({ 'GET /api/settlements': pageOf() }, '?state=disputed').findByText(
    'No settlements in this state',
  );
  await page({ 'GET /api/settlements': 503 }).findByText('The settlements could not be loaded');
  await renderPage(<SettlementsRoute />, { answers: {} }).findByText(
    /None of your roles holds the permission/,
  );
});

it('states that a notification’s payment is gone, instead of showing another one', async () => {
  const drawn = page({}, `?settlement=${id(99)}`);
  await drawn.findByText(/The settlement you opened isn’t in this list/);
  await drawn.user.click(drawn.getByRole('button', { name: /Lock house/ }));
  await waitFor(() => expect(drawn.queryByText(/The settlement you opened/)).toBeNull());
});
