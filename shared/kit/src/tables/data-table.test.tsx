import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadControls } from '../chakra/forms.ts';
import { draw, expectAccessible } from '../testing/draw.tsx';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { DataTable, loadTables } from './parts.tsx';

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
  it('goes up, down and back with the keyboard, says so, and stands in the address', async () => {
    const { user, router } = draw(table(), '/here?other=1');
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

  it('by number leaves what has none to the end, either way', () => {
    const first = draw(table(), '/here?sort=length');
    expect(names()).toEqual(['Bell', 'Corvo', 'Anna']);
    first.unmount();
    draw(table(), '/here?sort=-length');
    expect(names()).toEqual(['Corvo', 'Bell', 'Anna']);
  });

  it('by the caller leaves the rows as they come', () => {
    const columns = [{ id: 'name', header: 'Name', cell: ({ name }: Ship) => name, enableSorting: true }];
    draw(table({ columns }), '/here?sort=-name');
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    expect(names()).toEqual(['Bell', 'Anna', 'Corvo']);
  });
});

describe('choosing', () => {
  const actions = vi.fn((chosen: readonly Ship[], clear: () => void) => (
    <button type="button" onClick={clear}>
      Sink {chosen.length}
    </button>
  ));

  it('offers what can be done with the chosen rows, and only with those that are shown', async () => {
    const { user } = draw(table({ actions }));
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

describe('its other states', () => {
  it('are a skeleton that says what is on its way', () => {
    draw(table({ rows: undefined }));
    expect(screen.getByRole('status').textContent).toBe('Loading: Ships');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are the caller’s words for an empty list, and the way to try again', async () => {
    const onRetry = vi.fn();
    const first = draw(table({ rows: [] }));
    expect(screen.getByText('No ship is here')).toBeTruthy();
    first.unmount();
    const { user } = draw(table({ rows: undefined, error: new Error('x'), onRetry }));
    expect(screen.getByText('The ships could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('keep the rows beside an error, and lead to more', async () => {
    const onMore = vi.fn();
    const more = { hasMore: true, busy: false, loaded: '3 ships', onMore };
    const { user } = draw(table({ error: new Error('x'), more }));
    expect(names()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalled();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    wide = false;
  });

  it('rows are cards with the names of their columns, sorted by a select', async () => {
    const { user, router } = draw(table({ actions: () => null }));
    expect(screen.queryByRole('table')).toBeNull();
    const cards = () => within(screen.getByRole('list', { name: 'Ships' })).getAllByRole('listitem');
    expect(cards()[0]?.textContent).toBe('Select BellNameBellLength9Noteafloat');
    expect(within(cards()[1] as HTMLElement).getByRole('checkbox', { name: 'Select Anna' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending');
    await waitFor(() => expect(cards()[0]?.textContent).toContain('Corvo'));
    expect(router.state.location.search).toBe('?sort=-name');
    await expectAccessible();
  });

  it('a row is drawn as the caller says', () => {
    draw(table({ card: ({ name }) => <b>{name}</b> }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bell',
      'Anna',
      'Corvo',
    ]);
  });
});

it('is right for those who don’t see it', async () => {
  draw(table({ actions: () => null }), '/here?sort=name');
  await expectAccessible();
});

describe('rows that were asked for anew', () => {
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
    draw(<Changing next={next} />);
    const button = within(head('Name')).getByRole('button');
    button.focus();
    // By script, which leaves the focus where it is.
    act(() => screen.getByRole('button', { name: 'Answer' }).click());
    return button;
  };

  it('leave the focus where it is, whichever comes first', () => {
    const button = answer({ listKey: 'all', rows: SHIPS.slice(1) });
    expect(names()).toEqual(['Anna', 'Corvo']);
    expect(document.activeElement).toBe(button);
  });

  it('by another search are another list, even if it begins alike', () => {
    const button = answer({ listKey: 'long', rows: SHIPS.slice(0, 1) });
    expect(names()).toEqual(['Bell']);
    expect(button.isConnected).toBe(false);
  });
});
