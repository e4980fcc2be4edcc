import type { Permission } from '@boardwalk/contracts';
import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, refused, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { at, id, MANAGED, NORA } from '../testing/examples.ts';
import ManageRoute from './manage.route.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const page = (answers: Answers = {}, permissions: Permission[] = ['streams.manage']) => {
  answers['GET /api/streamers'] ??= { items: [MANAGED], nextCursor: null };
  return renderPage(<ManageRoute />, { answers, permissions });
};

it('requires the permission', async () => {
  const { findByText, calls } = page({}, []);
  await findByText(/Missing permission/);
  expect(calls.some(({ endpoint }) => endpoint === 'GET /api/streamers')).toBe(false);
});

it('shows an application with its message, and approves it', async () => {
  const { findByRole, getByText, user, calls, container } = page({
    'POST /api/streamers/:id/approve': { ...MANAGED, state: 'approved' },
  });
  await findByRole('article', { name: 'Nora Quayle' });
  getByText('I film the ferry.');
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Approve' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/approve'))?.body).toEqual({
      reason: '',
      version: 1,
    }),
  );
});

it('requires a reason for a suspension', async () => {
  const reported = {
    ...MANAGED,
    state: 'approved' as const,
    message: '',
    may: { approve: false, suspend: true, restore: false, retire: true, dismissReports: true },
    reports: [{ id: id(9), reason: 'rules' as const, text: 'Films the court.', at: at(-2), by: NORA }],
  };
  const { findByRole, getByText, user, calls } = page({
    'GET /api/streamers': { items: [reported], nextCursor: null },
    'POST /api/streamers/:id/suspend': { ...reported, state: 'suspended' },
  });
  await findByRole('article', { name: 'Nora Quayle' });
  getByText('Films the court.');
  await user.click(await findByRole('button', { name: 'Suspend' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(dialog.getAllByText('Enter a reason.').length).toBeGreaterThan(0));
  expect(calls.some(({ endpoint }) => endpoint.endsWith('/suspend'))).toBe(false);
  await user.type(dialog.getByLabelText(/Reason/), 'Films the court.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/suspend'))?.body).toEqual({
      reason: 'Films the court.',
      version: 1,
    }),
  );
});

it('keeps the open dialog with its text if the decision is no longer possible', async () => {
  const may = { approve: false, suspend: true, restore: false, retire: true, dismissReports: false };
  const approved = { ...MANAGED, state: 'approved' as const, message: '', may };
  const answers: Answers = {
    'GET /api/streamers': { items: [approved], nextCursor: null },
    'POST /api/streamers/:id/suspend': refused('STREAMER_STALE'),
  };
  const { findByRole, findByLabelText, queryByRole, user } = page(answers);
  await user.click(await findByRole('button', { name: 'Suspend' }));
  await user.type(await findByLabelText(/Reason/), 'Films the court.');
  // Another member of the team has suspended the streamer meanwhile.
  const suspended = {
    ...approved,
    state: 'suspended' as const,
    may: { ...may, suspend: false, restore: true },
  };
  answers['GET /api/streamers'] = { items: [suspended], nextCursor: null };
  await user.click(within(await findByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(queryByRole('button', { name: 'Restore', hidden: true })).not.toBeNull());
  expect(await findByLabelText(/Reason/)).toHaveProperty('value', 'Films the court.');
});

it('distinguishes no applications from no matches', async () => {
  const { findByRole, getByLabelText, user, router } = page({
    'GET /api/streamers': { items: [], nextCursor: null },
  });
  await findByRole('heading', { name: 'No one has applied yet' });
  await user.selectOptions(getByLabelText('Status'), 'suspended');
  await findByRole('heading', { name: 'No streamers match' });
  expect(router.state.location.search).toBe('?state=suspended');
});

it('shows a failure, and loads the list on retry', async () => {
  const answers: Answers = { 'GET /api/streamers': 503 };
  const { findByRole, user } = page(answers);
  const again = await findByRole('button', { name: 'Try again' });
  answers['GET /api/streamers'] = { items: [MANAGED], nextCursor: null };
  await user.click(again);
  await findByRole('article', { name: 'Nora Quayle' });
});
