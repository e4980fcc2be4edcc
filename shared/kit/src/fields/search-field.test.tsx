import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FilterRow } from '../lists/filter-row.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { SearchField } from './search-field.tsx';

const renders = vi.fn();

/** A list whose search is in the URL, with a filter row above it. */
function Notices() {
  renders();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <FilterRow filtered onClear={() => setParams({})}>
      <SearchField label="Search" value={search} onSearch={(next) => setParams({ search: next })} />
    </FilterRow>
  );
}

it('renders the page only when the search is applied, not for each letter', async () => {
  const { findByRole, router, user } = renderInSite(<Notices />);
  const field = await findByRole('searchbox');
  const before = renders.mock.calls.length;
  await user.type(field, 'north pier');
  expect(field).toHaveProperty('value', 'north pier');
  expect(renders).toHaveBeenCalledTimes(before);
  await waitFor(() => expect(router.state.location.search).toBe('?search=north+pier'));
});

it('applies the search immediately on Enter', async () => {
  const { findByRole, router, user } = renderInSite(<Notices />);
  await user.type(await findByRole('searchbox'), 'ferry{Enter}');
  expect(router.state.location.search).toBe('?search=ferry');
});

it('is empty after the filters are cleared, also while a text is typed', async () => {
  const { findByRole, getByRole, router, user } = renderInSite(<Notices />, '/here?search=ferry');
  const field = await findByRole('searchbox');
  expect(field).toHaveProperty('value', 'ferry');
  await user.type(field, ' to the island');
  await user.click(getByRole('button'));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.search).toBe('');
});

it('is controlled by its owner with `search`', async () => {
  function Owned() {
    const [text, setText] = useState('');
    return <SearchField label="Search" search={{ text, setText: (next) => setText(next.toUpperCase()) }} />;
  }
  const { findByRole, user } = renderInSite(<Owned />);
  const field = await findByRole('searchbox');
  await user.type(field, 'ab');
  expect(field).toHaveProperty('value', 'AB');
});
