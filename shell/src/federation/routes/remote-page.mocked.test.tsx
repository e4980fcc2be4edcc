// @vitest-environment happy-dom
import type { Release, ReleaseSet } from '@boardwalk/contracts';
import {
  createBrowserRouter,
  Outlet,
  type RemoteDefinition,
  type RouteObject,
  RouterProvider,
  SAME_PAGE,
  useLoaderData,
  useParams,
} from '@boardwalk/kit';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sets = vi.hoisted(() => ({ now: { remotes: [] } as unknown }));
vi.mock('../set/set-store.ts', () => ({
  releaseSets: { current: () => sets.now, refusal: () => undefined },
  useReleaseSet: () => sets.now,
}));
vi.mock('@boardwalk/kit', async (load) => ({
  ...(await load<object>()),
  // Without the theme.
  ErrorScreen: ({ detail, onRetry }: { detail?: string; onRetry: () => void }) => (
    <h1>
      Failed: {detail} <button type="button" aria-label="Try again" onClick={onRetry} />
    </h1>
  ),
}));
vi.mock('../page-data-context.ts', () => ({ usePageData: () => ({ site: {} }) }));
vi.mock('../../frame/page-loading.tsx', () => ({ PageLoading: () => <p>Loading</p> }));
vi.mock('../../offline/offline-or.tsx', () => ({
  OfflineOr: (props: { children: ReactNode }) => props.children,
}));

import { RemoteStore } from '../loading/remote-store.ts';
import { RemotesContext } from '../loading/remotes-context.ts';
import { NO_MARKS } from '../loading/start-marks.ts';
import { CatchAllPage } from './catch-all-page.tsx';
import { FRAME_ID, RemoteRoutes } from './remote-routes.tsx';

const PATHS = ['/shop', '/shop/:id', '/shop/sale'];

function releaseOf(version: string, before?: string): Release {
  const container = (its: string) => ({ version: its, container: `shop_${its}` });
  return {
    name: 'shop',
    ...container(version),
    ...(before && { fallback: container(before) }),
    routes: PATHS.map((path) => ({ path, access: 'public', title: path })),
  } as Release;
}

function shopOf(version: string, more: RouteObject[] = []): RemoteDefinition {
  const Layout = () => (
    <section>
      <input aria-label="Basket" />
      <Outlet />
    </section>
  );
  const List = () => <h1>{`${String(useLoaderData())}`}</h1>;
  const Item = () => (
    <article>
      <input aria-label="Note" />
      <h1>{`Item ${useParams().id} of ${version}`}</h1>
    </article>
  );
  const children = [
    { index: true, Component: List, loader: () => `List of ${version}` },
    { path: ':id', Component: Item },
    ...more,
  ];
  return { routes: [{ path: '/shop', Component: Layout, children }], catalog: { en: { messages: {} } } };
}

const report = vi.fn();
let arriving: Record<string, Promise<RemoteDefinition>>;
let blocked: string[];
let reload: ReturnType<typeof vi.spyOn>;
let router: ReturnType<typeof createBrowserRouter>;
let root: ReturnType<typeof createRoot>;
let page: HTMLElement;

async function open(path: string, release: Release): Promise<void> {
  history.replaceState(null, '', path);
  sets.now = { remotes: [release] } as ReleaseSet;
  const remotes = new RemoteStore({
    fetch: ({ version }) => arriving[version] ?? Promise.reject(new Error('gone')),
    classify: async () => 'load-failed',
    report,
    marks: { ...NO_MARKS, block: (name, version) => blocked.push(`${name}@${version}`) > 0 },
  });
  const routes = new RemoteRoutes({
    remotes,
    set: () => sets.now as ReleaseSet,
    cross: async () => false,
    admits: () => true,
  });
  const frame = {
    id: FRAME_ID,
    element: (
      <main>
        <input aria-label="Frame" />
        <Outlet />
      </main>
    ),
    children: [{ path: '*', element: <CatchAllPage /> }],
  };
  router = createBrowserRouter([frame], {
    patchRoutesOnNavigation: routes.discover,
    hydrationData: { loaderData: {} },
  });
  root = createRoot(page);
  await act(async () =>
    root.render(
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>,
    ),
  );
}

const go = (to: string, options?: { state: object; replace: true }) =>
  act(async () => router.navigate(to, options));
const heading = () => page.querySelector('h1')?.textContent;
const field = (label: string) => page.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
const shows = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(heading()).toBe(text);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  report.mockClear();
  arriving = {};
  blocked = [];
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  router.dispose();
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows that a remote is loading, then its page in its layout, with its loader data', async () => {
  const late = Promise.withResolvers<RemoteDefinition>();
  arriving['1'] = late.promise;
  await open('/shop', releaseOf('1'));
  expect(page.textContent).toBe('Loading');
  const frame = field('Frame');
  late.resolve(shopOf('1'));
  await shows('List of 1');
  expect(field('Basket')).not.toBeNull();
  expect(field('Frame')).toBe(frame);
});

it('mounts another page at another path, under the same layout, unless only its URL changes', async () => {
  arriving['1'] = Promise.resolve(shopOf('1'));
  await open('/shop/7', releaseOf('1'));
  await shows('Item 7 of 1');
  const [basket, note] = [field('Basket'), field('Note')];
  await go('/shop/8', { state: SAME_PAGE, replace: true });
  expect(heading()).toBe('Item 8 of 1');
  expect(field('Note')).toBe(note);
  await go('/shop/9');
  expect(heading()).toBe('Item 9 of 1');
  expect(field('Note')).not.toBe(note);
  expect(field('Basket')).toBe(basket);
  await go('/shop/9?size=xl');
  expect(field('Basket')).toBe(basket);
  // Back to the entry that a page got while it was open.
  const other = field('Note');
  await act(async () => router.navigate(-2));
  await shows('Item 8 of 1');
  expect(field('Note')).not.toBe(other);
});

it('mounts a layout with a parameter again for another parameter', async () => {
  const release = releaseOf('1');
  release.routes = [{ path: '/shop/:id/reviews', access: 'public', title: 'Reviews' }];
  const Layout = () => (
    <section>
      <input aria-label="Basket" />
      <Outlet />
    </section>
  );
  const Reviews = () => <h1>{`Reviews of ${useParams().id}`}</h1>;
  const routes = [
    { path: '/shop/:id', Component: Layout, children: [{ path: 'reviews', Component: Reviews }] },
  ];
  arriving['1'] = Promise.resolve({ routes, catalog: { en: { messages: {} } } });
  await open('/shop/7/reviews', release);
  await shows('Reviews of 7');
  const basket = field('Basket');
  await go('/shop/8/reviews');
  expect(heading()).toBe('Reviews of 8');
  expect(field('Basket')).not.toBe(basket);
});

it('shows an error screen for a declared path without a page', async () => {
  arriving['1'] = Promise.resolve(shopOf('1'));
  const release = releaseOf('1');
  release.routes.push({ path: '/market', access: 'public', title: 'Market' });
  await open('/market', release);
  await shows('Failed: shop declares /market but has no page for it. ');
});

it('blocks a version whose page throws, reports it once, and loads the page again', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const loader = () => {
    throw new Error('The till is shut');
  };
  arriving['2'] = Promise.resolve(shopOf('2', [{ path: 'sale', loader }]));
  await open('/shop/sale', releaseOf('2', '1'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(page.textContent).toBe('Loading');
  expect(blocked).toEqual(['shop@2']);
  const outcomes = report.mock.calls.map(([{ version, outcome }]) => `${version} ${outcome}`);
  expect(outcomes.filter((outcome) => outcome === '2 render-failed')).toHaveLength(1);
  silent.mockRestore();
});

it('retries after an error during rendering', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isFixed = false;
  const Sale = () => {
    if (!isFixed) throw new Error('The plank is loose');
    return <h1>Sale</h1>;
  };
  arriving['1'] = Promise.resolve(shopOf('1', [{ path: 'sale', Component: Sale }]));
  await open('/shop/sale', releaseOf('1'));
  await shows('Failed: The plank is loose ');
  isFixed = true;
  await act(async () => page.querySelector('button')?.click());
  await shows('Sale');
  expect(reload).not.toHaveBeenCalled();
  silent.mockRestore();
});

it('loads the page again after a lazy part could not be loaded', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  const lazy = { Component: () => Promise.reject(error) };
  arriving['1'] = Promise.resolve(shopOf('1', [{ path: 'sale', lazy }]));
  await open('/shop/sale', releaseOf('1'));
  await shows('Failed: gone ');
  await act(async () => page.querySelector('button')?.click());
  expect(reload).toHaveBeenCalled();
  silent.mockRestore();
});
