import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { draft, offer, ownListing, ownViewing, settlement, tenancy } from '../testing/deals.ts';
import { at, id, MILO, pageOf, propertyCard } from '../testing/examples.ts';
import MineRoute from './mine.route.tsx';

const page = (answers: Answers = {}) => {
  answers['GET /api/properties/mine'] ??= pageOf(propertyCard({ listing: null }));
  answers['GET /api/offers'] ??= pageOf(offer());
  answers['GET /api/inquiries'] ??= pageOf();
  return renderPage(<MineRoute />, { answers });
};
const part = async (name: string, answers: Answers = {}) => {
  const view = page(answers);
  await view.user.click(await view.findByRole('link', { name }));
  return view;
};

it('shows the member’s properties, with links to offer them', async () => {
  const { findByRole, container } = page();
  const offerIt = await findByRole('link', { name: 'Create listing: Flat above the ferry hall' });
  expect(offerIt.getAttribute('href')).toBe('/real-estate/LQ-014/list');
  await findByRole('link', { name: 'Offers 1 pending' });
  await findByRole('link', { name: 'My properties', current: 'page' });
  await findByRole('link', { name: 'Properties', current: 'page' });
  await expectAccessible(container);
});

it('groups listings by drafts, current and past ones', async () => {
  const answers: Answers = {
    'GET /api/listings/mine': pageOf(
      draft({ id: id(22) }),
      ownListing(),
      ownListing({ id: id(23), state: 'sold', may: draft({ may: ownListing().may }).may }),
    ),
    'POST /api/listings/:id/withdraw': draft({ id: id(22), state: 'withdrawn' }),
  };
  const { findByRole, calls, user, container } = await part('Listings', answers);
  const drafts = within(await findByRole('region', { name: 'Drafts' }));
  await findByRole('region', { name: 'Current listings' });
  await findByRole('region', { name: 'Past listings' });
  await expectAccessible(container);
  drafts.getByRole('link', { name: 'Continue draft' });
  await user.click(drafts.getByRole('button', { name: 'Delete draft' }));
  await user.click(await findByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/withdraw'))?.body).toEqual({ version: 1 }),
  );
});

it('shows pending payments with the payer, and mismatches', async () => {
  const { findAllByText, findByText, container } = await part('Payments', {
    'GET /api/settlements': pageOf(
      settlement(),
      settlement({ id: id(52), side: 'seller' }),
      settlement({ id: id(53), state: 'disputed' }),
    ),
  });
  const [own] = await findAllByText(/^Pay .*in the game/);
  expect(own?.closest('li')?.textContent).toContain('−90,000');
  const [theirs] = await findAllByText(/pays you in the game/);
  expect(theirs?.closest('li')?.textContent).toContain('+90,000');
  await findAllByText(/The team will review it and notify you/);
  await findByText('Paid', { selector: 'h2' });
  await expectAccessible(container);
});

it('shows title, due date, amount and action of a payment in this order', async () => {
  const rent = settlement({ kind: 'rent', tenancyId: id(9), dueAt: at(24), amount: 900 });
  const { findAllByRole } = await part('Payments', { 'GET /api/settlements': pageOf(rent) });
  const [action] = await findAllByRole('link', { name: 'View tenancy' });
  expect(action?.closest('li')?.textContent).toMatch(/^Flat above the ferry hall.*Due .*−900View tenancy$/);
});

it('shows tenancies of both sides, and overdue rent', async () => {
  const { findByRole, findAllByText } = await part('Tenancies', {
    'GET /api/tenancies': pageOf(tenancy({ overdue: { count: 1, amount: 1_200 }, endsAt: at(48) })),
  });
  await findByRole('region', { name: 'Properties you rent' });
  await findByRole('region', { name: 'Properties you rent out' });
  await findAllByText('1,200 overdue');
  await findAllByText('Notice given');
});

it('shows viewings, and cancels a booking', async () => {
  const { findByRole, findByText, calls, user } = await part('Viewings', {
    'GET /api/viewings/mine': {
      items: [
        ownViewing(),
        ownViewing({
          id: id(72),
          side: 'seller',
          guest: MILO,
          may: { book: false, cancel: false, remove: true },
        }),
      ],
    },
    'POST /api/viewings/:id/:action': ownViewing({ booked: false }),
  });
  await findByText('Milo Anders');
  await user.click(await findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/cancel'))).toBe(true));
});

const NOTHING: Answers = {
  'GET /api/properties/mine': pageOf(),
  'GET /api/listings/mine': pageOf(),
  'GET /api/settlements': pageOf(),
  'GET /api/tenancies': pageOf(),
  'GET /api/viewings/mine': { items: [] },
};

it.each([
  ['Properties', 'You don’t own any properties yet'],
  ['Listings', 'You have no listings yet'],
  ['Payments', 'No open payments'],
  ['Tenancies', 'No tenancies yet'],
  ['Viewings', 'You have no viewings'],
])('shows an empty state under %s', async (name, text) => {
  const { findByText } = await part(name, { ...NOTHING });
  await findByText(text);
});

it.each([
  ['Properties', 'GET /api/properties/mine', 'Your properties could not be loaded'],
  ['Listings', 'GET /api/listings/mine', 'Your listings could not be loaded'],
  ['Tenancies', 'GET /api/tenancies', 'Your tenancies could not be loaded'],
  ['Viewings', 'GET /api/viewings/mine', 'Your viewings could not be loaded'],
] as const)('shows a failure under %s', async (name, endpoint, text) => {
  const { findAllByText } = await part(name, { ...NOTHING, [endpoint]: 503 });
  await findAllByText(text);
});

it('shows a loading state', async () => {
  await page({ 'GET /api/properties/mine': 'pending' }).findByRole('status', {
    name: 'Loading your properties',
  });
});
