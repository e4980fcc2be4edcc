// @vitest-environment happy-dom
import type { Release, ReleaseSet } from '@boardwalk/contracts';
import {
  createBrowserRouter,
  Outlet,
  type RemoteDefinition,
  type RouteObject,
  SAME_PAGE,
  useLoaderData,
  useParams,
} from '@boardwalk/kit';
import { act, type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sets = vi.hoisted(() => ({ now: { remotes: [] } as unknown, listeners: new Set<() => void>() }));
vi.mock('../set/set-store.ts', () => ({
  releaseSets: { current: () => sets.now, refusal: () => undefined },
  useReleaseSet: () =>
    useSyncExternalStore(
      (listener) => {
        sets.listeners.add(listener);
        return () => sets.listeners.delete(listener);
      },
      () => sets.now,
    ),
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

import { BrowserRouter, type JoinedRouter } from '../../browser-router.tsx';
import { RemoteStore } from '../loading/remote-store.ts';
import { RemotesContext } from '../loading/remotes-context.ts';
import { FRAME_ID, RemoteJoin } from './remote-join.ts';
import { RemotePlace } from './remote-place.tsx';

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
let brought: Record<string, Promise<RemoteDefinition>>;
let joined: JoinedRouter;
let made: number;
let root: ReturnType<typeof createRoot>;
let page: HTMLElement;

async function open(path: string, release: Release): Promise<void> {
  history.replaceState(null, '', path);
  sets.now = { remotes: [release] } as ReleaseSet;
  const remotes = new RemoteStore({
    fetch: ({ version }) => brought[version] ?? Promise.reject(new Error('gone')),
    classify: async () => 'load-failed',
    report,
  });
  const create = () => {
    made += 1;
    const join = new RemoteJoin({ remotes, set: () => sets.now as ReleaseSet, letsIn: () => true });
    const frame = {
      id: FRAME_ID,
      element: (
        <main>
          <input aria-label="Frame" />
          <Outlet />
        </main>
      ),
      children: [{ path: '*', element: <RemotePlace /> }],
    };
    const hydrationData = { loaderData: {} };
    joined = {
      join,
      router: createBrowserRouter([frame], { patchRoutesOnNavigation: join.discover, hydrationData }),
    };
    return joined;
  };
  const first = create();
  root = createRoot(page);
  await act(async () =>
    root.render(
      <RemotesContext value={remotes}>
        <BrowserRouter first={first} create={create} />
      </RemotesContext>,
    ),
  );
}

const change = (release: Release) =>
  act(async () => {
    sets.now = { remotes: [release] } as ReleaseSet;
    for (const listener of sets.listeners) listener();
  });
const go = (to: string, state?: object) => act(async () => joined.router.navigate(to, { state }));
const heading = () => page.querySelector('h1')?.textContent;
const field = (label: string) => page.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
const shows = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(heading()).toBe(text);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  report.mockClear();
  made = 0;
  brought = {};
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  joined.router.dispose();
  page.remove();
  vi.unstubAllGlobals();
});

it('shows that a remote is loading, then its page in its layout, with its loader data', async () => {
  const late = Promise.withResolvers<RemoteDefinition>();
  brought['1'] = late.promise;
  await open('/shop', releaseOf('1'));
  expect(page.textContent).toBe('Loading');
  late.resolve(shopOf('1'));
  await shows('List of 1');
  expect(field('Basket')).not.toBeNull();
});

it('mounts another page at another path, under the same layout, unless only its URL changes', async () => {
  brought['1'] = Promise.resolve(shopOf('1'));
  await open('/shop/7', releaseOf('1'));
  await shows('Item 7 of 1');
  const [basket, note] = [field('Basket'), field('Note')];
  await go('/shop/8', SAME_PAGE);
  expect(heading()).toBe('Item 8 of 1');
  expect(field('Note')).toBe(note);
  await go('/shop/9');
  expect(heading()).toBe('Item 9 of 1');
  expect(field('Note')).not.toBe(note);
  expect(field('Basket')).toBe(basket);
  await go('/shop/9?size=xl');
  expect(field('Basket')).toBe(basket);
});

it('shows another version of the same shape with the existing router', async () => {
  brought = { 1: Promise.resolve(shopOf('1')), 2: Promise.resolve(shopOf('2')) };
  await open('/shop', releaseOf('1'));
  await shows('List of 1');
  await change(releaseOf('2'));
  await shows('List of 2');
  expect(made).toBe(1);
});

it('shows a version of another shape with a new router, under the existing frame', async () => {
  const sale = { path: 'sale', Component: () => <h1>Sale</h1> };
  brought = { 1: Promise.resolve(shopOf('1')), 2: Promise.resolve(shopOf('2', [sale])) };
  await open('/shop/sale', releaseOf('1'));
  await shows('Failed: shop declares /shop/sale but has no page for it. ');
  await change(releaseOf('2'));
  await shows('Sale');
  await go('/shop/7');
  await shows('Item 7 of 2');
  const frame = field('Frame');
  await change(releaseOf('1'));
  await shows('Item 7 of 1');
  expect(field('Frame')).toBe(frame);
  expect(made).toBe(2);
});

it('falls back to the previous version if a loader throws, and reports it once', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const loader = () => {
    throw new Error('The till is shut');
  };
  const bad = shopOf('2', [{ path: 'sale', loader }]);
  brought = {
    1: Promise.resolve(shopOf('1', [{ path: 'sale', Component: () => <h1>Old sale</h1> }])),
    2: Promise.resolve(bad),
  };
  await open('/shop/sale', releaseOf('2', '1'));
  await shows('Old sale');
  const outcomes = report.mock.calls.map(([{ version, outcome }]) => `${version} ${outcome}`);
  expect(outcomes.filter((outcome) => outcome === '2 render-failed')).toHaveLength(1);
  silent.mockRestore();
});

it('retries after an error during rendering', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isMended = false;
  const Sale = () => {
    if (!isMended) throw new Error('The plank is loose');
    return <h1>Sale</h1>;
  };
  brought['1'] = Promise.resolve(shopOf('1', [{ path: 'sale', Component: Sale }]));
  await open('/shop/sale', releaseOf('1'));
  await shows('Failed: The plank is loose ');
  isMended = true;
  await act(async () => page.querySelector('button')?.click());
  await shows('Sale');
  silent.mockRestore();
});
