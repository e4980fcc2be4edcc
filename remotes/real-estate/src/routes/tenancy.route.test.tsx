import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { settlement, tenancy, tenancyWithRents } from '../testing/deals.ts';
import { at, id } from '../testing/examples.ts';
import TenancyRoute from './tenancy.route.tsx';

const page = (answers: Answers = {}) => {
  answers['GET /api/tenancies/:id'] ??= tenancyWithRents();
  return renderPage(<TenancyRoute />, { answers });
};

it('shows tenant, landlord and property, and the rent payments', async () => {
  const { findByText, getByText, findByRole, queryByText, container } = page();
  await findByText('Weekly');
  getByText('Nora Quayle');
  const rents = within(await findByRole('list', { name: 'Payments' }));
  rents.getByText('Unpaid');
  rents.getByText('Paid');
  expect(queryByText(/overdue/)).toBeNull();
  await expectAccessible(container);
});

it('shows overdue rent and its consequences', async () => {
  const overdue = { count: 2, amount: 2_400 };
  const { findByText, findByRole } = page({
    'GET /api/tenancies/:id': tenancyWithRents({ overdue, may: { giveNotice: true, endNow: false } }),
  });
  await findByText(/overdue \(2 payments\)/);
  await findByText(/your landlord can end the tenancy immediately/);
  await findByRole('link', { name: 'Your payments' });
});

it('shows for how many days a payment is overdue', async () => {
  const rents = [
    settlement({ kind: 'rent', id: id(52), dueAt: at(-24 * 5 - 1) }),
    settlement({ kind: 'rent', id: id(53), dueAt: at(-24 - 1) }),
    settlement({ kind: 'rent', id: id(54), dueAt: at(-1) }),
    settlement({ kind: 'rent', id: id(55), dueAt: at(-24 * 6), state: 'cancelled' }),
  ];
  const { findByRole } = page({ 'GET /api/tenancies/:id': tenancyWithRents({ rents }) });
  const payments = within(await findByRole('list', { name: 'Payments' }));
  payments.getByText('5 days overdue');
  payments.getByText('1 day overdue');
  payments.getByText('Overdue');
  payments.getByText('Cancelled');
  expect(payments.queryByText('Unpaid')).toBeNull();
});

it('gives notice after showing the last day', async () => {
  const { findByRole, calls, user } = page({
    'POST /api/tenancies/:id/end': tenancy({ endsAt: at(24) }),
  });
  await user.click(await findByRole('button', { name: 'Give notice' }));
  const dialog = within(await findByRole('alertdialog', { name: 'Give notice?' }));
  dialog.getByText(/The tenancy ends on/);
  await user.click(dialog.getByRole('button', { name: 'Give notice' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/end'))?.body).toEqual({
      when: 'notice',
      version: 4,
    }),
  );
});

it('ends it immediately where that is allowed, and shows a rejection', async () => {
  const { findByRole, user } = page({
    'GET /api/tenancies/:id': tenancyWithRents({ side: 'landlord', may: { giveNotice: true, endNow: true } }),
    'POST /api/tenancies/:id/end': 409,
  });
  await user.click(await findByRole('button', { name: 'End immediately' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'End immediately' }));
  await dialog.findByRole('alert');
});

it('offers no action once it has ended', async () => {
  const { findAllByText, queryByRole } = page({
    'GET /api/tenancies/:id': tenancyWithRents({
      state: 'ended',
      endsAt: at(-24),
      nextDueAt: null,
      may: { giveNotice: false, endNow: false },
    }),
  });
  await findAllByText('Ended');
  expect(queryByRole('button', { name: 'Give notice' })).toBeNull();
});

it('shows a missing tenancy, a loading state, and a failure', async () => {
  await page({ 'GET /api/tenancies/:id': 404 }).findByText('Tenancy not found');
  await page({ 'GET /api/tenancies/:id': 'pending' }).findByRole('status', { name: 'Loading the tenancy' });
  await page({ 'GET /api/tenancies/:id': 503 }).findByText('The tenancy could not be loaded');
});
