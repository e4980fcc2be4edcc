import { type SiteConfiguration, USUAL_PARTS } from '@boardwalk/contracts';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { KitProvider } from '../components/provider.tsx';
import { createQueryClient } from '../request/query-client.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { endpointPages } from './endpoint-pages.ts';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { type Pages, usePages } from './use-pages.ts';

const NO_SITE = { ...USUAL_PARTS } as unknown as SiteConfiguration;

type Ship = string;
const AT_END = { hasMore: false, busy: false, error: undefined, onMore: () => undefined };
const LOADED: Pages<Ship> = {
  listKey: 'all',
  items: ['Anna', 'Bell'],
  error: null,
  refetch: () => undefined,
  busy: false,
  next: undefined,
  more: AT_END,
};
const LONGER: Pages<Ship> = { ...LOADED, next: 'c', more: { ...AT_END, hasMore: true } };

type ShipsProps = Partial<Pick<PagedListProps<Ship>, 'stale' | 'hideCountAtEnd' | 'href'>> & {
  pages: PagedListProps<Ship>['pages'];
};

function Ships({ pages, ...props }: ShipsProps) {
  return (
    <PagedList
      {...props}
      pages={pages}
      failure="The ships could not be loaded"
      skeleton={<SkeletonRows label="Loading the ships" rows={3} height="8" />}
      empty={<p>No ships</p>}
      loaded={(count) => `${count} ships`}
      aria-label="Ships"
    >
      {(ship, index) => (
        <li key={ship}>
          {index + 1}. {ship}
        </li>
      )}
    </PagedList>
  );
}

const list = () => screen.getByRole('list', { name: 'Ships' });

it('shows a named placeholder until the first page is loaded', () => {
  renderInSite(<Ships pages={{ ...LOADED, items: undefined, busy: true }} />);
  expect(screen.getByRole('status', { name: 'Loading the ships' }).children).toHaveLength(3);
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows a failure with a retry button instead of the list', async () => {
  const refetch = vi.fn();
  const { user } = renderInSite(
    <Ships pages={{ ...LOADED, items: undefined, error: new Error('The network is down'), refetch }} />,
  );
  expect(screen.getByText('The ships could not be loaded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows the empty state instead of a list without items', () => {
  renderInSite(<Ships pages={{ ...LOADED, items: [] }} />);
  expect(screen.getByText('No ships')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('offers the next page of a list whose first page is empty', () => {
  renderInSite(<Ships pages={{ ...LONGER, items: [] }} />);
  expect(screen.queryByText('No ships')).toBeNull();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
});

it('shows the items in a named list with their number', async () => {
  const { container } = renderInSite(<Ships pages={LOADED} />);
  expect(within(list()).getAllByRole('listitem')[1]?.textContent).toBe('2. Bell');
  expect(screen.getByRole('status').textContent).toBe('2 ships');
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it('marks a list as busy while its items are about to be replaced', () => {
  renderInSite(<Ships pages={{ ...LOADED, busy: true }} />);
  expect(list().closest('[aria-busy=true]')).not.toBeNull();
});

it('shows an error above items that could not be updated', () => {
  renderInSite(
    <Ships pages={{ ...LOADED, error: new Error('The network is down') }} stale="Not up to date" />,
  );
  expect(screen.getByText('Not up to date')).toBeTruthy();
  expect(list()).toBeTruthy();
});

it('shows the empty state below an error of the last update', () => {
  renderInSite(
    <Ships
      pages={{ ...LOADED, items: [], error: new Error('The network is down') }}
      stale="Not up to date"
    />,
  );
  expect(screen.getByText('Not up to date')).toBeTruthy();
  expect(screen.getByText('No ships')).toBeTruthy();
});

it('shows no error of an update without a title for it', () => {
  renderInSite(<Ships pages={{ ...LOADED, error: new Error('The network is down') }} />);
  expect(screen.queryByText('The network is down')).toBeNull();
  expect(list()).toBeTruthy();
});

it('hides the number of items at the end of a short list', () => {
  const { unmount } = renderInSite(<Ships pages={LONGER} hideCountAtEnd />);
  expect(screen.getByRole('status').textContent).toBe('2 shown');
  unmount();
  renderInSite(<Ships pages={LOADED} hideCountAtEnd />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('ends after the items of a list that is not paginated', () => {
  renderInSite(<Ships pages={{ items: ['Anna'], error: null, refetch: () => undefined }} />);
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('links to the next page by its cursor', () => {
  renderInSite(<Ships pages={LONGER} href={(cursor) => `/ships?after=${cursor}`} />);
  expect(screen.getByRole('link', { name: 'Load more' }).getAttribute('href')).toBe('/ships?after=c');
});

it('renders other layouts as a whole, without a list of its own', () => {
  renderInSite(
    <PagedList
      pages={LOADED}
      failure="The ships could not be loaded"
      skeleton={null}
      empty={null}
      loaded={(count) => `${count} ships`}
      renderItems={(ships) => <p>{ships.join(' and ')}</p>}
    />,
  );
  expect(screen.getByText('Anna and Bell')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

function Search({ reusesRows }: { reusesRows: boolean }) {
  const [listKey, setListKey] = useState('all');
  return (
    <>
      <Ships pages={{ ...LOADED, listKey: reusesRows ? undefined : listKey }} />
      <button type="button" onClick={() => setListKey('large')}>
        Search
      </button>
    </>
  );
}

it.each([
  { reusesRows: false, outcome: 'mounts a new list for another search' },
  { reusesRows: true, outcome: 'keeps the rows of another search without a list key' },
])('$outcome', async ({ reusesRows }) => {
  const { user } = renderInSite(<Search reusesRows={reusesRows} />);
  const before = list();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(list() === before).toBe(reusesRows);
});

function Members() {
  return (
    <PagedList
      pages={usePages(endpointPages('GET /api/users', { query: {} }))}
      failure="The members could not be loaded"
      skeleton={<SkeletonRows label="Loading the members" rows={3} height="8" />}
      empty={<p>No members</p>}
      loaded={(count) => `${count} members`}
    >
      {({ id }) => <li key={id}>{id}</li>}
    </PagedList>
  );
}

it('shows the result of usePages()', async () => {
  const answers: Answers = { 'GET /api/users': 500 };
  const { user } = renderPage(<Members />, { answers });
  expect(screen.getByRole('status', { name: 'Loading the members' })).toBeTruthy();
  expect(await screen.findByText('The members could not be loaded')).toBeTruthy();
  answers['GET /api/users'] = { items: [], nextCursor: null };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No members')).toBeTruthy();
});

it.each([
  { state: 'loading', pages: { ...LOADED, items: undefined, busy: true } },
  { state: 'empty', pages: { ...LOADED, items: [] } },
  { state: 'loaded', pages: LONGER },
])('hydrates a $state list that the server rendered without changing it', ({ pages }) => {
  const page = (
    <KitProvider queryClient={createQueryClient()} site={NO_SITE} routeExists={() => true}>
      <MemoryRouter>
        <Ships pages={pages} href={(cursor) => `/ships?after=${cursor}`} />
      </MemoryRouter>
    </KitProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const served = container.querySelector('ul, p, [role=status]');
  expect(served).not.toBeNull();
  const onRecoverableError = vi.fn();
  render(page, { container: document.body.appendChild(container), hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('ul, p, [role=status]')).toBe(served);
});
