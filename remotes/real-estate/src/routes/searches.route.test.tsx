import { loadControls, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { pageOf, savedSearch } from '../testing/examples.ts';
import SearchesRoute from './searches.route.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms(), loadControls()]), 30_000);

const LIST = { items: [savedSearch()] };
const page = (answers: Answers = {}) => {
  answers['GET /api/saved-searches'] ??= LIST;
  answers['GET /api/offers'] ??= pageOf();
  answers['GET /api/inquiries'] ??= pageOf();
  return renderPage(<SearchesRoute />, { answers });
};

it('lists saved searches with their numbers of matches', async () => {
  const { findByRole, getByRole, getByText, container } = page();
  await findByRole('heading', { name: 'Houseboats' });
  await findByRole('link', { name: 'Saved searches', current: 'page' });
  getByText('All listings, Houseboat');
  const open = getByRole('link', { name: /2 matches now/ });
  expect(open.getAttribute('href')).toBe('/real-estate?type=houseboat');
  await expectAccessible(container);
});

it('toggles notifications immediately', async () => {
  const { findByRole, user, calls } = page({ 'PUT /api/saved-searches/:id': savedSearch({ notify: false }) });
  await user.click(await findByRole('checkbox', { name: /Notify me of new matches/ }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toEqual({
      name: 'Houseboats',
      notify: false,
    }),
  );
});

it('renames a search', async () => {
  const answers: Answers = { 'PUT /api/saved-searches/:id': savedSearch({ name: 'Boats' }) };
  const { findByRole, findByLabelText, user } = page(answers);
  await user.click(await findByRole('button', { name: /^Rename/ }));
  const field = await findByLabelText(/^Name/);
  await user.clear(field);
  await user.type(field, 'Boats');
  await user.click(await findByRole('button', { name: 'Save' }));
  await findByRole('heading', { name: 'Boats' });
});

it('removes a search immediately, and restores it on undo', async () => {
  const answers: Answers = {
    'DELETE /api/saved-searches/:id': undefined,
    'POST /api/saved-searches': savedSearch(),
  };
  const { findByRole, findByText, user, calls } = page(answers);
  const remove = await findByRole('button', { name: /^Remove/ });
  answers['GET /api/saved-searches'] = { items: [] };
  await user.click(remove);
  await findByText('You have no saved searches yet');
  expect(calls.some(({ endpoint }) => endpoint.startsWith('DELETE '))).toBe(true);
});

it('shows a failure, and a loading state', async () => {
  await page({ 'GET /api/saved-searches': 503 }).findByText('Your searches could not be loaded');
  await page({ 'GET /api/saved-searches': 'pending' }).findByRole('status', {
    name: 'Loading your searches',
  });
});
