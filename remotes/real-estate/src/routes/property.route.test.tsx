import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { listing } from '../testing/deals.ts';
import { at, id, MILO, NORA, property } from '../testing/examples.ts';
import PropertyRoute from './property.route.tsx';

const picture = (last: number, alt: string) => ({
  mediaId: id(last),
  alt,
  width: 1_600,
  height: 1_000,
  focus: { x: 0.5, y: 0.5 },
});

const page = (answers: Answers = {}) =>
  renderPage(<PropertyRoute />, { answers: { 'GET /api/properties/:id': property(), ...answers } });

it('shows type, price, location and owner', async () => {
  const { findByRole, getByRole, getAllByText, getByText, container } = page();
  await findByRole('heading', { level: 1, name: 'Flat above the ferry hall' });
  expect(getAllByText('90,000').length).toBeGreaterThan(0);
  getByText('Two rooms to the water, one to the yard.');
  getByRole('img', { name: 'Map: 14 Ferry Steps, Lantern Quay' });
  const facts = within(getByRole('region', { name: 'Facts' }));
  facts.getByText('84 m²');
  facts.getByText('1,071');
  const owner = within(getByRole('region', { name: 'Owner' }));
  expect(owner.getByRole('link').getAttribute('href')).toBe('/members/nora');
  await expectAccessible(container);
});

it('shows title, price and actions before the facts, and the price once beside the bar of phones', async () => {
  const { findByRole, getByRole, getAllByText } = page({ 'GET /api/listings/:id': listing() });
  const buy = await findByRole('button', { name: 'Buy' });
  // In the panel, and in the bar that only phones show.
  expect(getAllByText('90,000')).toHaveLength(2);
  const facts = getByRole('region', { name: 'Facts' });
  for (const earlier of [getByRole('heading', { level: 1 }), getAllByText('90,000')[0], buy])
    expect(earlier?.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names missing facts, and shows the guide price of a property that isn’t offered once', async () => {
  const bare = property({ listing: null, garage: 0, rooms: 0 });
  const { findByRole, getAllByText } = page({ 'GET /api/properties/:id': bare });
  const facts = within(await findByRole('region', { name: 'Facts' }));
  expect(facts.getAllByText('None')).toHaveLength(2);
  facts.getByText('Lantern Quay');
  expect(getAllByText('85,000')).toHaveLength(1);
});

it('shows its history, with visible members only', async () => {
  const history = [
    { kind: 'rented' as const, at: at(-90), price: 900, from: NORA, to: MILO },
    { kind: 'sold' as const, at: at(-200), price: 72_000, from: null, to: NORA },
    { kind: 'registered' as const, at: at(-400), price: 60_000, from: null, to: null },
  ];
  const { findByRole, findByText } = page({ 'GET /api/properties/:id': property({ history }) });
  const list = within(await findByRole('list', { name: 'History of LQ-014' }));
  list.getByText('Rented: 900 a week');
  list.getByText('Sold: 72,000');
  expect(list.getByRole('link', { name: 'Milo Anders' }).getAttribute('href')).toBe('/members/milo');
  await findByText('Guide and sale prices');
});

it('moves through its pictures with the arrow keys', async () => {
  const images = [picture(31, 'The room to the water'), picture(32, 'The yard'), picture(33, 'The stairs')];
  const { findByRole, findByTitle, user, queryByRole } = page({
    'GET /api/properties/:id': property({ images, image: images[0] ?? null }),
  });
  await user.click(await findByTitle('Show picture 2 of 3 large'));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText('Picture 2 of 3');
  await user.keyboard('{ArrowRight}');
  await dialog.findByRole('img', { name: 'The stairs' });
  await user.keyboard('{ArrowRight}');
  await dialog.findByRole('img', { name: 'The room to the water' });
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  await dialog.findByText('Picture 3 of 3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

it('links for its owner, its tenant and staff', async () => {
  const own = property({
    mine: true,
    tenancyId: id(9),
    may: { manage: true, list: false, present: true },
  });
  const { findByRole, getByRole, getByText } = page({ 'GET /api/properties/:id': own });
  const target = (name: string) => getByRole('link', { name }).getAttribute('href');
  await findByRole('link', { name: 'Property in the registry' });
  getByText('This property is yours.');
  expect(target('Pictures and description')).toBe('/real-estate/LQ-014/present');
  expect(target('Tenancy')).toBe(`/real-estate/tenancies/${own.tenancyId}`);
  expect(target('Property in the registry')).toBe(`/real-estate/registry/${own.id}`);
});

it('lets its owner offer it', async () => {
  const own = property({ mine: true, listing: null, may: { manage: false, list: true, present: true } });
  const { findByRole, getAllByText } = page({ 'GET /api/properties/:id': own });
  expect((await findByRole('link', { name: 'Create listing' })).getAttribute('href')).toBe(
    '/real-estate/LQ-014/list',
  );
  expect(getAllByText('Not listed').length).toBeGreaterThan(0);
});

it('shows that a hidden owner is a member', async () => {
  await page({ 'GET /api/properties/:id': property({ owner: null }) }).findByText(
    'The owner is a member who keeps this private.',
  );
  await page({ 'GET /api/properties/:id': property({ owner: null, owned: false }) }).findByText(
    'The city owns this property.',
  );
});

it('shows a missing property, a failure, and a loading state', async () => {
  await page({ 'GET /api/properties/:id': 404 }).findByText('Property not found');
  await page({ 'GET /api/properties/:id': 503 }).findByText('The property could not be loaded');
  await page({ 'GET /api/properties/:id': 'pending' }).findByRole('status', {
    name: 'Loading the property',
  });
});
