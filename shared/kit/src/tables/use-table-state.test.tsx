import { screen } from '@testing-library/react';
import { expect, expectTypeOf, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useTableState } from './table-state.ts';

const STATES = ['active', 'banned'] as const;

function Filters() {
  const { filters, filtered, setFilters, clearFilters } = useTableState({
    search: 'text',
    state: STATES,
    order: ['name', 'joined'],
    overdue: 'boolean',
  });
  expectTypeOf(filters).toEqualTypeOf<{
    readonly search: string;
    readonly state: 'active' | 'banned' | undefined;
    readonly order: 'name' | 'joined' | undefined;
    readonly overdue: boolean;
  }>();
  expectTypeOf(setFilters)
    .parameter(0)
    .toHaveProperty('state')
    .toEqualTypeOf<'active' | 'banned' | '' | undefined>();
  return (
    <>
      <p>{`${JSON.stringify(filters)} ${filtered}`}</p>
      <button type="button" onClick={() => setFilters({ state: 'banned', overdue: true, search: '' })}>
        Filter
      </button>
      <button type="button" onClick={clearFilters}>
        Clear
      </button>
    </>
  );
}

it('has typed values, stores them in the URL, and removes empty ones', async () => {
  const { user, router } = renderInSite(<Filters />, '/here?search=nora&order=size&other=1');
  screen.getByText('{"search":"nora","overdue":false} true');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByText('{"search":"","state":"banned","overdue":true} true');
  expect(router.state.location.search).toBe('?order=size&other=1&state=banned&overdue=true');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByText('{"search":"","overdue":false} false');
  expect(router.state.location.search).toBe('?other=1');
});
