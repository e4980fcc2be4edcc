import type { MapPoint } from '@boardwalk/contracts';
import { loadFields, loadForms, loadTabs } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { at, id, offered, pageOf, propertyCard, savedSearch } from '../testing/examples.ts';
import { MarketRoute } from './market.route.tsx';

const FLAT = propertyCard();
const BOAT = propertyCard({
  id: id(2),
  code: 'TW-104',
  title: 'The Second Wind',
  type: 'houseboat',
  district: 'tidewater',
  listing: offered({ kind: 'auction', price: 121_000, endsAt: at(2) }),
});
const LOFT = propertyCard({
  id: id(3),
  code: 'RW-102',
  title: 'Loft in the spinning house',
  district: 'ropewalk',
  let: true,
  listing: offered({ kind: 'rent', price: 900, state: 'reserved' }),
});
const POINTS: MapPoint[] = [
  ['LQ-014', 505, 276, 90_000, 'sale'],
  ['TW-104', 900, 300, 121_000, 'auction'],
];

// Loads the page's lazy chunks once.
beforeAll(() => Promise.all([loadFields(), loadForms(), loadTabs(), import('../map/city-map.tsx')]), 30_000);
beforeEach(() => {
  // There is no layout in happy-dom; sets the size of the map.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});

const page = (answers: Answers = {}, search = '') => {
  const view = renderPage(<MarketRoute />, {
    answers: {
      'GET /api/properties/market': { sale: 27, rent: 10, auction: 1, nextAuction: BOAT },
      'GET /api/properties/map': { points: POINTS, complete: true },
      'GET /api/properties': pageOf(FLAT, BOAT, LOFT),
      ...answers,
    },
  });
  if (search) void view.router.navigate(`/here${search}`);
  return view;
};

it('shows the numbers of offers, and the auction that ends next', async () => {
  const { findByRole, getByRole, container } = page();
  const auction = within(await findByRole('region', { name: 'The Second Wind' }));
  auction.getByText(/Next auction ends in/);
  expect(auction.getByRole('link').getAttribute('href')).toBe('/real-estate/TW-104');
  getByRole('button', { name: 'Buy 27' });
  getByRole('button', { name: 'Auction 1' });
  await findByRole('button', { name: '$90k: LQ-014, For sale, 90,000' });
  await expectAccessible(container);
});

it('shows each property with its price and status', async () => {
  const { findByRole, findAllByRole } = page();
  const flat = (await findByRole('link', { name: 'Flat above the ferry hall' })).closest('li');
  expect(flat?.textContent).toContain('For sale90,000');
  expect(flat?.textContent).toContain('LQ-014');
  expect(flat?.textContent).toContain('Apartment · 84 m² · 3 rooms · 1 garage slot');
  const [boat] = await findAllByRole('listitem').then((items) =>
    items.filter((item) => item.textContent?.includes('TW-104')),
  );
  expect(boat?.textContent).toContain('Auction ends in 2 hours');
  const loft = (await findByRole('link', { name: 'Loft in the spinning house' })).closest('li');
  expect(loft?.textContent).toContain('900 a week');
  expect(loft?.textContent).toContain('Reserved');
  expect(loft?.textContent).toContain('Rented');
});

it('fetches the chosen filters, stores them in the URL, and clears them', async () => {
  const { findByRole, findByLabelText, getByLabelText, getByRole, user, calls, router } = page();
  await findByRole('link', { name: 'Flat above the ferry hall' });
  await user.selectOptions(getByLabelText('District'), 'Ropewalk');
  await waitFor(() => expect(router.state.location.search).toBe('?district=ropewalk'));
  await user.click(getByRole('button', { name: /^Rent/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?district=ropewalk&kind=rent'));
  await user.type(getByLabelText('Price to'), '1,500');
  await waitFor(() => expect(router.state.location.search).toBe('?district=ropewalk&kind=rent&max=1500'));
  await user.type(await findByLabelText('Title, address or code'), 'quay');
  await waitFor(() => expect(router.state.location.search).toContain('search=quay'));
  expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/properties').length).toBeGreaterThan(3);
  await user.click(await findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  for (const label of ['Price to', 'District', 'Title, address or code'])
    await waitFor(() => expect(getByLabelText(label)).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(getByLabelText('Title, address or code'));
  // A text that was still being typed must not be applied later.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.search).toBe('');
});

it('reads the filters from the URL', async () => {
  const { findByLabelText } = page(
    {},
    '?district=tidewater&type=houseboat&kind=all&min=500&garage=2&sort=price',
  );
  await waitFor(async () => expect(await findByLabelText('District')).toHaveProperty('value', 'tidewater'));
  for (const [label, value] of [
    ['Type', 'houseboat'],
    ['Price from', '500'],
    ['Garage', '2'],
    ['Sort order', 'price'],
  ] as const)
    expect(await findByLabelText(label)).toHaveProperty('value', value);
  expect(await findByLabelText('Show properties that aren’t listed')).toHaveProperty('checked', true);
});

it('unfolds the filters, and counts those that are set', async () => {
  const { findByRole, findByText, user } = page({}, '?district=tidewater&min=500&search=wind');
  const button = (await findByText('Filters (2)')).closest('button') as HTMLElement;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await findByRole('combobox', { name: 'District' });
});

it('links to the reader’s own pages in one menu', async () => {
  const { findByRole, user } = page();
  await user.click(await findByRole('button', { name: 'My real estate' }));
  const menu = within(await findByRole('menu'));
  const links = [
    ['My properties', '/real-estate/mine'],
    ['Offers', '/real-estate/offers'],
    ['Messages', '/real-estate/messages'],
    ['Saved searches', '/real-estate/searches'],
  ] as const;
  for (const [name, path] of links)
    expect(menu.getByRole('menuitem', { name }).getAttribute('href')).toBe(path);
});

it('shows an empty market, no matches, and a failure', async () => {
  await page({ 'GET /api/properties': pageOf() }).findByText('No listings right now');
  await page({ 'GET /api/properties': pageOf() }, '?type=villa').findByText('No properties match');
  await page({ 'GET /api/properties': 503 }).findByText('The properties could not be loaded');
  await page({ 'GET /api/properties/map': 503 }).findByText('The map could not be loaded');
  await page({ 'GET /api/properties': 'pending' }).findByRole('status', { name: 'Loading the properties' });
});

it('opens a property on the map by keyboard, and restores the focus', async () => {
  const { findByRole, queryByRole, user } = page({
    'GET /api/properties/:id': 404,
  });
  const bubble = await findByRole('button', { name: '$90k: LQ-014, For sale, 90,000' });
  bubble.focus();
  await user.keyboard('{ArrowRight}');
  const next = await findByRole('button', { name: '$121k: TW-104, Auction, 121,000' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.keyboard('{Enter}');
  const card = await findByRole('dialog', { name: 'Property TW-104' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(next);
});

it('moves the map of a small window to the results', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const points: MapPoint[] = [['TW-110', 1_160, 60, 28_000, 'sale']];
  await page({ 'GET /api/properties/map': { points, complete: true } }).findByRole('button', {
    name: '$28k: TW-110, For sale, 28,000',
  });
});

it('highlights the bubble of the property under the pointer in the list', async () => {
  const { findByRole, user } = page();
  const bubble = await findByRole('button', { name: '$90k: LQ-014, For sale, 90,000' });
  expect(bubble.dataset.lit).toBeUndefined();
  await user.hover(await findByRole('link', { name: 'Flat above the ferry hall' }));
  await waitFor(() => expect(bubble.dataset.lit).toBe('true'));
});

it('remembers the selection for comparison in the URL and the tab', async () => {
  const { findByRole, getByRole, user, router } = page();
  await user.click(await findByRole('button', { name: 'Compare LQ-014' }));
  await waitFor(() => expect(router.state.location.search).toBe('?compare=LQ-014'));
  await user.click(getByRole('button', { name: 'Compare TW-104' }));
  const bar = within(await findByRole('region', { name: 'Compare properties' }));
  await waitFor(() => bar.getByText('Compare 2 of 4'));
  expect(bar.getByRole('link').getAttribute('href')).toBe('/real-estate/compare?ids=LQ-014,TW-104');
  void router.navigate('/here');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  bar.getByText('Compare 2 of 4');
  await user.click(bar.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(sessionStorage.getItem('boardwalk.real-estate.compare')).toBe(''));
});

it('saves the search with its filters', async () => {
  const { findByRole, findByLabelText, user, calls } = page(
    { 'POST /api/saved-searches': savedSearch() },
    '?type=houseboat&max=900&kind=rent',
  );
  await waitFor(async () => expect(await findByLabelText('Type')).toHaveProperty('value', 'houseboat'));
  await user.click(await findByRole('button', { name: 'Save search' }));
  const dialog = within(await findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Name/)).toHaveProperty('value', 'For rent, Houseboat, up to 900');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint === 'POST /api/saved-searches')?.body).toEqual({
      name: 'For rent, Houseboat, up to 900',
      notify: true,
      criteria: { kind: 'rent', type: 'houseboat', maxPrice: 900 },
    }),
  );
});
