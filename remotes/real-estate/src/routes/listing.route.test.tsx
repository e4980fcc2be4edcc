import { loadControls, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { draft } from '../testing/deals.ts';
import { offered, pageOf, property } from '../testing/examples.ts';
import ListingRoute from './listing.route.tsx';

// Like the loader of its route.
beforeAll(() => Promise.all([loadControls(), loadFields(), loadForms()]));

const own = property({
  mine: true,
  listing: null,
  may: { manage: false, list: true, present: true },
});

const page = (answers: Answers = {}) => {
  answers['GET /api/properties/:id'] ??= own;
  answers['GET /api/listings/mine'] ??= pageOf();
  return renderPage(<ListingRoute />, { answers });
};

it('leads through all steps to the published listing, and stores the draft on the server', async () => {
  const created = draft({ kind: 'rent', price: 1_200, hours: 14 * 24 });
  const { findByRole, findByLabelText, findByText, calls, user, router, container } = page({
    'POST /api/properties/:id/listings': created,
    'POST /api/listings/:id/publish': { ...created, state: 'active' },
  });
  await findByRole('heading', { level: 2, name: 'Choose a listing type' });
  await expectAccessible(container);
  await user.click(await findByRole('radio', { name: /For rent/ }));
  await user.click(await findByRole('button', { name: 'Continue' }));
  const heading = await findByRole('heading', { level: 2, name: 'Set the price and duration' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const preview = within(await findByRole('region', { name: 'Preview in lists' }));
  preview.getByText('For rent');
  await user.type(await findByLabelText(/Rent per week/), '1200');
  await preview.findByText('1,200 a week');
  const days = await findByLabelText(/Days/);
  await user.clear(days);
  await user.type(days, '14');
  await user.click(await findByRole('button', { name: 'Save and continue' }));
  await findByRole('heading', { level: 2, name: 'Add pictures and a description' });
  expect(calls.find(({ endpoint }) => endpoint.startsWith('POST '))?.body).toEqual({
    kind: 'rent',
    price: 1_200,
    hours: 336,
    note: '',
  });
  // The pictures are unchanged, so nothing is sent.
  await user.click(await findByRole('button', { name: 'Save and continue' }));
  await findByRole('heading', { level: 2, name: 'Review your listing' });
  await findByText('14 days');
  expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(false);
  await user.click(await findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/real-estate/LQ-014'));
  expect(calls.find(({ endpoint }) => endpoint.endsWith('/publish'))?.body).toEqual({ version: 1 });
});

it('shows immediately that the property is rented out', async () => {
  const { findByText, findByRole } = page({
    'GET /api/properties/:id': { ...own, let: true, tenancyId: '00000000-0000-4000-8000-000000000071' },
  });
  await findByText(/You can sell it with its tenant/);
  const link = await findByRole('link', { name: 'View tenancy' });
  expect(link.getAttribute('href')).toBe('/real-estate/tenancies/00000000-0000-4000-8000-000000000071');
});

it('requires the fields of an auction', async () => {
  const { findByRole, findByLabelText, findAllByText, user } = page();
  await user.click(await findByRole('radio', { name: /Auction/ }));
  await user.click(await findByRole('button', { name: 'Continue' }));
  await user.type(await findByLabelText(/Starting price/), '10000');
  const hours = await findByLabelText(/Hours/);
  await user.clear(hours);
  await user.type(hours, '900');
  await user.click(await findByRole('button', { name: 'Save and continue' }));
  await findAllByText('Enter 1 to 336 hours.');
  await findAllByText('Enter an amount.');
});

it('continues the existing draft, and changes it', async () => {
  const created = draft({ price: 77_000 });
  const { findByRole, findByLabelText, calls, user } = page({
    'GET /api/listings/mine': pageOf(created),
    'PUT /api/listings/:id': { ...created, price: 78_000, version: 2 },
  });
  await user.click(await findByRole('link', { name: /Price and duration/ }));
  const price = (await findByLabelText(/Price/)) as HTMLInputElement;
  expect(price.value).toBe('77000');
  await user.clear(price);
  await user.type(price, '78000');
  await user.click(await findByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toMatchObject({
      kind: 'sale',
      price: 78_000,
      version: 1,
    }),
  );
});

it('shows why it can’t be published, and keeps the draft', async () => {
  const { findByRole, user } = page({
    'GET /api/listings/mine': pageOf(draft()),
    'GET /api/listings/:id': draft(),
    'POST /api/listings/:id/publish': 409,
  });
  await user.click(await findByRole('link', { name: /Review/ }));
  await user.click(await findByRole('button', { name: 'Publish' }));
  await findByRole('alert');
  await findByRole('button', { name: 'Publish' });
});

it('shows that it is already offered', async () => {
  await page({ 'GET /api/properties/:id': { ...own, listing: offered() } }).findByText(
    /already has a listing/,
  );
});

it('is restricted to its owner', async () => {
  await page({ 'GET /api/properties/:id': property() }).findByText('Only the owner can list this property');
});

it('shows a missing property, a loading state, and a failure', async () => {
  await page({ 'GET /api/properties/:id': 404 }).findByText('Property not found');
  await page({ 'GET /api/properties/:id': 'pending' }).findByRole('status', { name: 'Loading the property' });
  await page({ 'GET /api/properties/:id': 503 }).findByText('The property could not be loaded');
  await page({ 'GET /api/listings/mine': 503 }).findByText('Your drafts could not be loaded');
});
