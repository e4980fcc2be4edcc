import type { RegistryImport } from '@boardwalk/contracts';
import { loadFields, loadForms, loadTables } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { offered, pageOf, propertyCard } from '../testing/examples.ts';
import RegistryRoute from './registry.route.tsx';

beforeAll(() => Promise.all([loadTables(), loadForms(), loadFields()]));

const LET = propertyCard({
  id: '00000000-0000-4000-8000-000000000002',
  code: 'TW-003',
  title: 'Lock house',
  listing: null,
  let: true,
});
const RESERVED = propertyCard({ listing: offered({ state: 'reserved' }) });
const page = (answers: Answers = {}, search = '') => {
  const view = renderPage(<RegistryRoute />, {
    permissions: ['estate.manage'],
    answers: { 'GET /api/properties': pageOf(RESERVED, LET), ...answers },
  });
  if (search) void view.router.navigate(`/here${search}`);
  return view;
};
const outcome = (change: Partial<RegistryImport>): RegistryImport => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  applied: false,
  problems: [],
  ...change,
});
const choose = async ({ findByRole, findByLabelText, user }: ReturnType<typeof page>) => {
  await user.click(await findByRole('button', { name: 'Import CSV' }));
  await user.upload(
    (await findByLabelText('File')) as HTMLInputElement,
    new File(['code,title\n'], 'registry.csv', { type: 'text/csv' }),
  );
};

it('lists properties with their market status, and searches them', async () => {
  const view = page();
  await view.findAllByText('Flat above the ferry hall');
  view.getAllByText('Reserved');
  view.getAllByText('Rented');
  await expectAccessible(view.container);
  await view.user.type(view.getByRole('searchbox', { name: 'Search' }), 'lock');
  await waitFor(() => expect(view.router.state.location.search).toContain('search=lock'));
  await view.user.selectOptions(view.getByRole('combobox', { name: 'District' }), 'tidewater');
  await waitFor(() => expect(view.router.state.location.search).toContain('district=tidewater'));
});

it('runs a dry run before it imports a file', async () => {
  const view = page({
    'POST /api/properties/import': outcome({ added: 2, changed: 1, unchanged: 7, applied: true }),
  });
  await choose(view);
  await view.findByText(/2 new properties/);
  const sent = () =>
    view.calls.filter(({ endpoint }) => endpoint.endsWith('/import')).map(({ body }) => body);
  expect(sent()).toEqual([{ csv: 'code,title\n', dryRun: true }]);
  await view.user.click(view.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ csv: 'code,title\n', dryRun: false }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
});

it('shows each problem of a file, and imports nothing', async () => {
  const problems = [{ line: 4, column: 'owner', message: 'Member not found.' }];
  const view = page({ 'POST /api/properties/import': outcome({ added: 2, problems }) });
  await choose(view);
  await view.findByText('Line 4, owner');
  view.getByText('Member not found.');
  expect((view.getByRole('button', { name: 'Import' }) as HTMLButtonElement).disabled).toBe(true);
  await expectAccessible(view.getByRole('dialog'));
});

it('shows an empty state, no matches, a failure, and missing access', async () => {
  await page({ 'GET /api/properties': pageOf() }).findByText('The registry is empty');
  await page({ 'GET /api/properties': pageOf() }, '?type=villa').findByText('No properties match');
  await page({ 'GET /api/properties': 503 }).findByText('The registry could not be loaded');
  await renderPage(<RegistryRoute />, { answers: {} }).findByText(/Missing permission/);
});
