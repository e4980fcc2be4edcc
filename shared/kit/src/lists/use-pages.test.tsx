import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { endpointPages } from './endpoint-pages.ts';
import { usePages } from './use-pages.ts';

function Members() {
  const [search, setSearch] = useState('anna');
  const { listKey, more } = usePages(endpointPages('GET /api/users', { query: { search } }), {
    keepPreviousData: true,
  });
  return (
    <>
      <output>{listKey}</output>
      {more.hasMore && <p>There are more</p>}
      <button type="button" onClick={() => setSearch('bell')}>
        Search
      </button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('returns the key of the search whose items are shown', async () => {
  const answers: Answers = { 'GET /api/users': 'pending' };
  const { user } = renderPage(<Members />, { answers });
  expect(shown()).toContain('anna');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  // There was no previous data.
  expect(shown()).toContain('bell');
});

it('returns the key of the previous search while its items are shown', async () => {
  const answers: Answers = { 'GET /api/users': { items: [], nextCursor: null } };
  const { user, calls } = renderPage(<Members />, { answers });
  await waitFor(() => expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/users')).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  answers['GET /api/users'] = 'pending';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(shown()).toContain('anna');
});

it('reports more items while the list of the previous search is shown', async () => {
  const answers: Answers = { 'GET /api/users': { items: [], nextCursor: 'second' } };
  const { user } = renderPage(<Members />, { answers });
  await screen.findByText('There are more');
  answers['GET /api/users'] = 'pending';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(shown()).toContain('anna');
  expect(screen.getByText('There are more')).toBeTruthy();
});
