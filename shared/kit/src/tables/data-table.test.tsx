import { Button } from '@chakra-ui/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadControls } from '../chakra/forms.ts';
import { FormDialog } from '../forms/dialog-part.ts';
import { FormField } from '../forms/parts.tsx';
import { FilterRow } from '../lists/filter-row.tsx';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { DataTable, loadTables } from './parts.tsx';
import { useTableState } from './table-state.ts';

interface Ship {
  id: string;
  name: string;
  length: number | null;
}

const SHIPS: Ship[] = [
  { id: 'b', name: 'Bell', length: 9 },
  { id: 'a', name: 'Anna', length: null },
  { id: 'c', name: 'Corvo', length: 120 },
];
const COLUMNS: DataColumn<Ship>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'length',
    header: 'Length',
    cell: ({ length }) => length ?? 'unknown',
    sortBy: ({ length }) => length,
  },
  { id: 'note', header: 'Note', cell: () => 'afloat' },
];

let wide = true;

beforeAll(async () => {
  loadTables();
  loadControls();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: wide, media: query }) as unknown as MediaQueryList,
  );
  wide = true;
});

const table = (props: Partial<DataTableProps<Ship>> = {}) => (
  <DataTable
    label="Ships"
    columns={COLUMNS}
    rows={SHIPS}
    rowId={({ id }) => id}
    rowLabel={({ name }) => name}
    failure="The ships could not be loaded"
    empty={<p>No ship is here</p>}
    {...props}
  />
);
const names = () =>
  within(screen.getByRole('table', { name: 'Ships' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('sorting', () => {
  it('cycles through ascending, descending and unsorted by keyboard, announces it, and updates the URL', async () => {
    const { user, router } = renderInSite(table(), '/here?other=1');
    expect(names()).toEqual(['Bell', 'Anna', 'Corvo']);
    expect(head('Name').getAttribute('aria-sort')).toBe('none');
    expect(head('Note').getAttribute('aria-sort')).toBeNull();
    within(head('Name')).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Anna', 'Bell', 'Corvo']);
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    expect(router.state.location.search).toBe('?other=1&sort=name');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Corvo', 'Bell', 'Anna']);
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Bell', 'Anna', 'Corvo']);
    expect(router.state.location.search).toBe('?other=1');
  });

  it('by number puts missing values last, in both directions', () => {
    const first = renderInSite(table(), '/here?sort=length');
    expect(names()).toEqual(['Bell', 'Corvo', 'Anna']);
    first.unmount();
    renderInSite(table(), '/here?sort=-length');
    expect(names()).toEqual(['Corvo', 'Bell', 'Anna']);
  });

  it('by the caller keeps the order of the rows', () => {
    const columns = [{ id: 'name', header: 'Name', cell: ({ name }: Ship) => name, enableSorting: true }];
    renderInSite(table({ columns }), '/here?sort=-name');
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    expect(names()).toEqual(['Bell', 'Anna', 'Corvo']);
  });
});

describe('selection', () => {
  const actions = vi.fn((chosen: readonly Ship[], clear: () => void) => (
    <button type="button" onClick={clear}>
      Sink {chosen.length}
    </button>
  ));

  it('offers actions for the selected rows, and only for visible ones', async () => {
    const { user } = renderInSite(table({ actions }));
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Anna' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await waitFor(() => expect(all.indeterminate).toBe(true));
    expect(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('status').textContent,
    ).toBe('1 selected');
    await user.click(all);
    expect(all.checked).toBe(true);
    expect(actions.mock.lastCall?.[0]).toEqual(SHIPS);
    await user.click(screen.getByRole('button', { name: 'Sink 3' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(all.checked).toBe(false);
  });
});

describe('other states', () => {
  it('render a labeled skeleton while loading', () => {
    renderInSite(table({ rows: undefined }));
    expect(screen.getByRole('status').textContent).toBe('Loading: Ships');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('render the caller’s content for an empty list, and a retry button', async () => {
    const onRetry = vi.fn();
    const first = renderInSite(table({ rows: [] }));
    expect(screen.getByText('No ship is here')).toBeTruthy();
    first.unmount();
    const { user } = renderInSite(table({ rows: undefined, error: new Error('x'), onRetry }));
    expect(screen.getByText('The ships could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('keep the rows next to an error, and offer more', async () => {
    const onMore = vi.fn();
    const more = { hasMore: true, busy: false, loaded: '3 ships', onMore };
    const { user } = renderInSite(table({ error: new Error('x'), more }));
    expect(names()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalled();
  });
});

describe('pages', () => {
  const pages = (change: object = {}) => ({ items: SHIPS, error: null, refetch: vi.fn(), ...change });
  const more = (change: object = {}) => ({
    hasMore: true,
    busy: false,
    error: undefined,
    onMore: vi.fn(),
    ...change,
  });

  it('render the rows with their number, and load more', async () => {
    const next = more();
    const loaded = (count: number) => `${count} ships`;
    const { user } = renderInSite(table({ rows: undefined, pages: pages({ more: next }), loaded }));
    expect(names()).toEqual(['Bell', 'Anna', 'Corvo']);
    expect(screen.getByRole('status').textContent).toBe('3 shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(next.onMore).toHaveBeenCalledOnce();
  });

  it('render the states of loading and failing, and retry', async () => {
    const first = renderInSite(table({ rows: undefined, pages: pages({ items: undefined }) }));
    expect(screen.getByRole('status').textContent).toBe('Loading: Ships');
    first.unmount();
    const failed = pages({ items: undefined, error: new Error('x') });
    const { user } = renderInSite(table({ rows: undefined, pages: failed }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.refetch).toHaveBeenCalledOnce();
  });

  it('are not needed for the result of a query', async () => {
    const refetch = vi.fn();
    const first = renderInSite(
      table({ rows: undefined, query: { data: { items: SHIPS }, error: null, refetch } }),
    );
    expect(names()).toHaveLength(3);
    first.unmount();
    const failed = { data: undefined, error: new Error('x'), refetch };
    const { user } = renderInSite(table({ rows: undefined, query: failed }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe('filters without a match', () => {
  function FilteredShips() {
    const filters = useTableState({ search: 'text' });
    return (
      <>
        <FilterRow filtered={filters.filtered} onClear={filters.clearFilters}>
          <input aria-label="Search" />
        </FilterRow>
        {table({ rows: filters.filtered ? [] : SHIPS, noMatch: { title: 'No ship matches', filters } })}
      </>
    );
  }

  it('are cleared by a button, and the focus moves to the first filter', async () => {
    const { user, router } = renderInSite(<FilteredShips />, '/here?search=zz&other=1');
    const state = screen.getByRole('heading', { name: 'No ship matches' }).closest('div') as HTMLElement;
    expect(screen.queryByText('No ship is here')).toBeNull();
    await user.click(within(state).getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(router.state.location.search).toBe('?other=1');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });
});

describe('actions of a row', () => {
  const rowActions = ({ id, name }: Ship) => id !== 'c' && <button type="button">{`Sink ${name}`}</button>;

  it('are in a last column, whose header is only read by screen readers', async () => {
    renderInSite(table({ rowActions }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Length',
      'Note',
      'Actions',
    ]);
    const row = screen.getByRole('row', { name: /^Anna/ });
    expect(within(row).getByRole('button', { name: 'Sink Anna' })).toBeTruthy();
    await expectAccessible();
  });

  it('are below each card in a narrow window', () => {
    wide = false;
    renderInSite(table({ rowActions, card: ({ name }) => <b>{name}</b> }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BellSink Bell',
      'AnnaSink Anna',
      'Corvo',
    ]);
  });
});

describe('a dialog of a row', () => {
  /** Turns the phone: the window gets wide or narrow. */
  let turn = (_isWide: boolean) => {};
  beforeEach(() => {
    const media = new EventTarget();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.defineProperty(Object.assign(media, { media: query }), 'matches', {
          get: () => wide,
          configurable: true,
        }) as unknown as MediaQueryList,
    );
    turn = (isWide) => {
      wide = isWide;
      act(() => void media.dispatchEvent(new Event('change')));
    };
  });

  const rename = ({ name }: Ship) => (
    <FormDialog
      trigger={<Button>{`Rename ${name}`}</Button>}
      title="Rename"
      submitLabel="Save"
      defaultValues={{ name: '' }}
      onSubmit={() => {}}
    >
      {({ control }) => <FormField control={control} name="name" label="New name" />}
    </FormDialog>
  );

  it.each([true, false])(
    'stays open with its text while the window’s width changes (wide: %s)',
    async (isWide) => {
      wide = isWide;
      const { user } = renderInSite(table({ rowActions: rename }));
      await user.click(screen.getByRole('button', { name: 'Rename Anna' }));
      await user.type(await screen.findByLabelText('New name'), 'Annabel');
      turn(!isWide);
      expect(screen.getByLabelText('New name')).toHaveProperty('value', 'Annabel');
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByLabelText('New name')).toBeNull());
      await waitFor(() => expect(screen.queryAllByRole('table')).toHaveLength(isWide ? 0 : 1));
    },
  );
});

describe('in a narrow window', () => {
  beforeEach(() => {
    wide = false;
  });

  it('renders rows as cards with column labels, sorted by a select', async () => {
    const { user, router } = renderInSite(table({ actions: () => null }));
    expect(screen.queryByRole('table')).toBeNull();
    const cards = () => within(screen.getByRole('list', { name: 'Ships' })).getAllByRole('listitem');
    expect(cards()[0]?.textContent).toBe('Select BellNameBellLength9Noteafloat');
    expect(within(cards()[1] as HTMLElement).getByRole('checkbox', { name: 'Select Anna' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending');
    await waitFor(() => expect(cards()[0]?.textContent).toContain('Corvo'));
    expect(router.state.location.search).toBe('?sort=-name');
    await expectAccessible();
  });

  it('renders a row with the caller’s function', () => {
    renderInSite(table({ card: ({ name }) => <b>{name}</b> }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bell',
      'Anna',
      'Corvo',
    ]);
  });
});

it('is accessible', async () => {
  renderInSite(table({ actions: () => null }), '/here?sort=name');
  await expectAccessible();
});

describe('refetched rows', () => {
  function Changing({ next }: { next: Partial<DataTableProps<Ship>> }) {
    const [props, setProps] = useState<Partial<DataTableProps<Ship>>>({ listKey: 'all' });
    return (
      <>
        {table(props)}
        <button type="button" onClick={() => setProps(next)}>
          Answer
        </button>
      </>
    );
  }
  const answer = (next: Partial<DataTableProps<Ship>>) => {
    renderInSite(<Changing next={next} />);
    const button = within(head('Name')).getByRole('button');
    button.focus();
    // By script, which keeps the focus where it is.
    act(() => screen.getByRole('button', { name: 'Answer' }).click());
    return button;
  };

  it('keep the focus, whichever row comes first', () => {
    const button = answer({ listKey: 'all', rows: SHIPS.slice(1) });
    expect(names()).toEqual(['Anna', 'Corvo']);
    expect(document.activeElement).toBe(button);
  });

  it('of another search mount a new list, even if it begins with the same rows', () => {
    const button = answer({ listKey: 'long', rows: SHIPS.slice(0, 1) });
    expect(names()).toEqual(['Bell']);
    expect(button.isConnected).toBe(false);
  });
});
