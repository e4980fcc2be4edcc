import type { Bid, Property } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import {
  auction,
  draft,
  inquiry,
  listing,
  offer,
  ownListing,
  settlement,
  viewing,
} from '../../testing/deals.ts';
import { at, id, MILO, offered, pageOf, property } from '../../testing/examples.ts';
import { DealPanel } from './deal-panel.tsx';

// Like the loader of its route.
beforeAll(() => Promise.all([loadFields(), loadForms()]));

const panel = (answers: Answers = {}, shown: Property = property()) => {
  answers['GET /api/listings/:id'] ??= listing();
  answers['GET /api/listings/:id/viewings'] ??= { items: [] };
  answers['GET /api/listings/:id/bids'] ??= pageOf<Bid>();
  answers['GET /api/offers'] ??= pageOf();
  answers['GET /api/inquiries'] ??= pageOf();
  answers['GET /api/settlements'] ??= pageOf();
  answers['GET /api/listings/mine'] ??= pageOf();
  return renderPage(<DealPanel property={shown} />, { answers });
};
const bids = (...prices: number[]): Bid[] =>
  prices.map((price, index) => ({ sequence: prices.length - index, price, mine: false, at: at(-1) }));

it('shows price and end, and buys after explaining the consequences', async () => {
  const answers: Answers = {};
  const { findByRole, findByText, getByText, calls, user, container } = panel(answers);
  await findByRole('region', { name: 'For sale' });
  getByText('90,000');
  getByText(/Listed until/);
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Buy' }));
  const dialog = within(await findByRole('alertdialog', { name: /Buy Flat above the ferry hall/ }));
  dialog.getByText(/reserved for you immediately/);
  dialog.getByText(/game server confirms/);
  dialog.getByText(/within 3 days.*5 unpaid reservations/);
  answers['POST /api/listings/:id/purchase'] = 409;
  await user.click(dialog.getByRole('button', { name: 'Buy for 90,000' }));
  await dialog.findByRole('alert');
  const reserved = listing({ state: 'reserved', may: ownListing({ may: draft().may }).may });
  answers['POST /api/listings/:id/purchase'] = reserved;
  answers['GET /api/listings/:id'] = reserved;
  answers['GET /api/settlements'] = pageOf(settlement());
  await user.click(dialog.getByRole('button', { name: 'Buy for 90,000' }));
  await findByRole('region', { name: 'Reserved' });
  await findByText('Reserved for you');
  expect((await findByRole('link', { name: 'Your payments' })).getAttribute('href')).toBe(
    '/real-estate/mine?part=payments',
  );
  expect(calls.filter(({ endpoint }) => endpoint.endsWith('/purchase'))).toHaveLength(2);
});

it('accepts an offer of whole dollars', async () => {
  const { findByRole, findByLabelText, findAllByText, findByText, calls, user } = panel({
    'POST /api/listings/:id/offers': offer({ mine: true }),
  });
  await user.click(await findByRole('button', { name: 'Make an offer' }));
  const amount = await findByLabelText(/Your offer/);
  await user.type(amount, '80.50');
  await user.click(await findByRole('button', { name: 'Send offer' }));
  await findAllByText(/Enter whole dollars/);
  await user.clear(amount);
  await user.type(amount, '85,000');
  await findByText('6% below asking price');
  await user.click(await findByRole('button', { name: 'Send offer' }));
  await waitFor(() =>
    expect(
      calls.find(({ endpoint }) => endpoint.startsWith('POST ') && endpoint.endsWith('/offers'))?.body,
    ).toEqual({ amount: 85_000, message: '' }),
  );
});

it('shows the pending offer instead of the button, and withdraws it', async () => {
  const { findByText, findByRole, queryByRole, calls, user } = panel({
    'GET /api/offers': pageOf(offer({ mine: true })),
    'POST /api/offers/:id/:action': offer({ mine: true, state: 'withdrawn' }),
  });
  await findByText('You offered 85,000.');
  expect(queryByRole('button', { name: 'Make an offer' })).toBeNull();
  await user.click(await findByRole('button', { name: 'Withdraw offer' }));
  await user.click(await findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/withdraw'))).toBe(true));
});

it('shows an auction: price, time, bids, and suggested amounts', async () => {
  const { findByRole, getByText, findByText, findByLabelText, calls, user, container } = panel({
    'GET /api/listings/:id': auction(),
    'GET /api/listings/:id/bids': pageOf(...bids(11_000, 10_500, 10_000)),
    'POST /api/listings/:id/bids': auction({ bids: 4, bidPrice: 11_500, leading: true, ownMaximum: 12_000 }),
  });
  await findByRole('region', { name: 'Auction' });
  getByText('3 bids');
  getByText(/4 hours 59 minutes|5 hours/);
  getByText(/A bid in the last 10 minutes extends the auction/);
  const list = within(await findByRole('list', { name: 'Bids, newest first' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    '3. 11,000',
    '2. 10,500',
    '1. 10,000',
  ]);
  await expectAccessible(container);
  const amounts = within(await findByRole('group', { name: 'Quick amounts' }));
  expect(amounts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '11,500',
    '12,000',
    '14,000',
  ]);
  await user.click(amounts.getByRole('button', { name: '12,000' }));
  expect(((await findByLabelText(/Your maximum/)) as HTMLInputElement).value).toBe('12000');
  await findByText('You would be the highest bidder, unless another member’s maximum is 12,000 or more.');
  await user.click(await findByRole('button', { name: 'Place a bid' }));
  await user.click(await findByRole('button', { name: 'Bid 12,000' }));
  await findByText('You are the highest bidder');
  getByText(/Your maximum is 12,000/);
  expect(
    calls.find(({ endpoint }) => endpoint.startsWith('POST ') && endpoint.endsWith('/bids'))?.body,
  ).toEqual({
    maximum: 12_000,
  });
});

it('rejects an amount below the minimum bid, and keeps the input', async () => {
  const { findByRole, findByLabelText, findAllByText, calls, user } = panel({
    'GET /api/listings/:id': auction(),
  });
  const field = (await findByLabelText(/Your maximum/)) as HTMLInputElement;
  await user.type(field, '11000');
  await user.click(await findByRole('button', { name: 'Place a bid' }));
  await findAllByText('Enter 11,500 or more.');
  expect(field.value).toBe('11000');
  expect(calls.some(({ endpoint }) => endpoint.startsWith('POST '))).toBe(false);
});

it('shows that the bidder was outbid, and their maximum', async () => {
  const { findByText } = panel({ 'GET /api/listings/:id': auction({ ownMaximum: 10_800 }) });
  await findByText('You were outbid');
  await findByText(/higher than yours \(10,800\)/);
});

it('polls the result once the time is over', async () => {
  const { findAllByText, queryByRole } = panel({
    'GET /api/listings/:id': auction({ endsAt: at(-0.01) }),
  });
  await findAllByText('Ends now');
  expect(queryByRole('button', { name: 'Place a bid' })).toBeNull();
});

it('shows others that it is reserved, and then the outcome', async () => {
  const reserved = listing({ state: 'reserved', may: draft({ may: ownListing().may }).may });
  await panel({ 'GET /api/listings/:id': reserved }).findByText(/A member is buying this property/);
  await panel({ 'GET /api/listings/:id': listing({ state: 'sold' }) }).findByText('The property is sold.');
});

it('lets guests book a viewing', async () => {
  const { findByRole, calls, user } = panel({
    'GET /api/listings/:id/viewings': { items: [viewing()] },
    'POST /api/viewings/:id/:action': viewing({ booked: true, mine: true }),
  });
  await findByRole('region', { name: 'Viewings' });
  await user.click(await findByRole('button', { name: 'Book' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/book'))).toBe(true));
});

it('moves to the first viewing that can be booked', async () => {
  const { findByRole, user } = panel({ 'GET /api/listings/:id/viewings': { items: [viewing()] } });
  await user.click(await findByRole('button', { name: 'Book a viewing' }));
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Book' }));
});

it('shows no button for viewings that are all booked', async () => {
  const booked = viewing({ booked: true, may: { book: false, cancel: false, remove: false } });
  const { findByText, queryByRole } = panel({ 'GET /api/listings/:id/viewings': { items: [booked] } });
  await findByText(/Taken/);
  expect(queryByRole('button', { name: 'Book a viewing' })).toBeNull();
});

it('shows the seller who comes, and removes it after a confirmation', async () => {
  const { findByLabelText, findByRole, findByText, queryByRole, calls, user } = panel({
    'GET /api/listings/:id': ownListing(),
    'GET /api/listings/:id/viewings': {
      items: [viewing({ booked: true, guest: MILO, may: { book: false, cancel: true, remove: true } })],
    },
    'POST /api/listings/:id/withdraw': ownListing({ state: 'withdrawn' }),
  });
  await findByText('This is your listing.');
  await findByText('Milo Anders');
  await findByLabelText(/Start time/);
  await findByRole('button', { name: 'Add viewing' });
  expect(queryByRole('button', { name: 'Buy' })).toBeNull();
  await user.click(await findByRole('button', { name: 'Withdraw listing' }));
  await user.click(await findByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/withdraw'))?.body).toEqual({ version: 2 }),
  );
});

it('writes to the seller, or links to the conversation', async () => {
  const { findByRole, calls, user } = panel({
    'POST /api/listings/:id/inquiries': inquiry(),
  });
  await user.click(await findByRole('button', { name: 'Message seller' }));
  await user.type(await findByRole('textbox', { name: /^Message/ }), 'Is the mooring included?');
  await user.click(await findByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.startsWith('POST '))?.body).toEqual({
      text: 'Is the mooring included?',
    }),
  );
  const contacted = panel({ 'GET /api/inquiries': pageOf(inquiry()) });
  const link = await contacted.findByRole('link', { name: 'Open conversation' });
  expect(link.getAttribute('href')).toBe(`/real-estate/messages/${id(81)}`);
});

it('shows the estimated value of a property that isn’t offered, and lets the owner offer it', async () => {
  const idle = property({ listing: null, let: true });
  const { findByText, findByRole } = panel({}, idle);
  await findByText('85,000');
  await findByText('This property is rented.');
  await findByRole('link', { name: 'Save a search for this district' });
  const own = property({ listing: null, mine: true, may: { manage: false, list: true, present: true } });
  const owned = panel({ 'GET /api/listings/mine': pageOf(draft()) }, own);
  const link = await owned.findByRole('link', { name: 'Continue draft' });
  expect(link.getAttribute('href')).toBe('/real-estate/LQ-014/list');
});

it('shows a loading state, and a failure', async () => {
  await panel({ 'GET /api/listings/:id': 'pending' }).findByRole('status', { name: 'Loading the listing' });
  await panel({ 'GET /api/listings/:id': 503 }).findByText('The listing could not be loaded');
  const gone = panel({ 'GET /api/listings/:id': 404 }, property({ listing: offered({ id: id(99) }) }));
  await gone.findByRole('region', { name: 'Not listed' });
});
