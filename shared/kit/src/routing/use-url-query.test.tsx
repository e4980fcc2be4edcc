import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useTableState } from '../tables/table-state.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useUrlQuery } from './use-url-query.ts';

function Page() {
  const { params, change } = useUrlQuery();
  const navigate = useNavigate();
  const { setFilters } = useTableState(['search'] as const);
  const put = (name: string, value: string) =>
    change((latest) => {
      const query = new URLSearchParams(latest);
      query.set(name, value);
      return query;
    });
  return (
    <>
      <p>{`Query: ${params}`}</p>
      <button
        type="button"
        onClick={() => {
          put('compare', 'a,b');
          setFilters({ search: 'pier' });
          put('view', 'map');
        }}
      >
        Change
      </button>
      <button type="button" onClick={() => put('view', 'list')}>
        Show the list
      </button>
      <button
        type="button"
        onClick={() => {
          put('view', 'map');
          void navigate('/here?view=grid');
        }}
      >
        Change and follow a link
      </button>
    </>
  );
}

it('applies all changes before the next render, also those of a table, without a new entry in the history', async () => {
  const { user, router } = renderInSite(<Page />, '/here?other=1');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByText('Query: other=1&compare=a%2Cb&search=pier&view=map');
  expect(router.state.location.pathname).toBe('/here');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('bases a change on the query of a link that was followed while an earlier change was pending', async () => {
  const { user } = renderInSite(<Page />, '/here?other=1');
  await user.click(screen.getByRole('button', { name: 'Change and follow a link' }));
  await screen.findByText('Query: view=grid');
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await screen.findByText('Query: view=list');
});
