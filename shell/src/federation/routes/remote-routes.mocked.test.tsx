// @vitest-environment happy-dom
import type { Release, ReleaseSet } from '@boardwalk/contracts';
import { createBrowserRouter, type RemoteDefinition, type RouteObject } from '@boardwalk/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./failed-remote.tsx', () => ({ FailedRemote: () => null }));
vi.mock('./page-boundary.tsx', () => ({ PageBoundary: () => null }));
vi.mock('./remote-messages.tsx', () => ({ RemoteMessages: () => null }));

import { LOAD_POLICY } from '../loading/load-policy.ts';
import { RemoteStore } from '../loading/remote-store.ts';
import { FRAME_ID, hasPage, loadLazyParts, RemoteRoutes } from './remote-routes.tsx';

const PATHS = ['/shop', '/shop/:id', '/shop/old'];

function releaseOf(name: string, version: string, paths = PATHS): Release {
  return {
    name,
    version,
    container: `${name}_${version}`,
    routes: paths.map((path) => ({ path, access: path === '/shop/old' ? 'member' : 'public', title: path })),
  } as Release;
}

const definitionOf = (routes: RouteObject[]): RemoteDefinition => ({
  routes,
  catalog: { en: { messages: {} } },
});

/** Layout, list and item routes whose loaders return their version. */
function shop(version: string) {
  const ran: string[] = [];
  const loader = (name: string) => () => {
    ran.push(name);
    return `${name} ${version}`;
  };
  const routes: RouteObject[] = [
    {
      id: 'layout',
      path: '/shop',
      loader: loader('layout'),
      children: [
        { index: true, id: 'list', loader: loader('list') },
        { path: ':id', id: 'item', lazy: { loader: async () => loader('item') } },
      ],
    },
  ];
  return { definition: definitionOf(routes), ran };
}

const disposals: (() => void)[] = [];
beforeEach(() => history.replaceState(null, '', '/own'));
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
  vi.restoreAllMocks();
});

function site(...releases: Release[]) {
  const set = { remotes: releases } as ReleaseSet;
  const arriving = new Map<string, PromiseWithResolvers<RemoteDefinition>>();
  const remotes = new RemoteStore({
    classify: async () => 'load-failed',
    fetch({ container }) {
      const arrival = Promise.withResolvers<RemoteDefinition>();
      arriving.set(container, arrival);
      return arrival.promise;
    },
  });
  const cross = vi.fn(async (_path: string) => false);
  const admits = vi.fn((_access: unknown) => true);
  const routes = new RemoteRoutes({ remotes, set: () => set, cross, admits });
  const router = createBrowserRouter(
    [{ id: FRAME_ID, children: [{ path: '/own' }, { id: 'unknown', path: '*' }] }],
    { patchRoutesOnNavigation: routes.discover, hydrationData: {} },
  );
  disposals.push(() => router.dispose());
  return {
    set,
    remotes,
    arriving,
    cross,
    admits,
    routes,
    router,
    shownId: () => router.state.matches.at(-1)?.route.id,
    dataOf: (id: string): unknown => router.state.loaderData[id],
  };
}

it('waits for the remote of a path, and adds its own routes, with their loaders', async () => {
  const release = releaseOf('shop', '1');
  const { arriving, router, shownId, dataOf } = site(release);
  const { definition, ran } = shop('1');
  const going = router.navigate('/shop');
  await vi.waitFor(() => expect(arriving.size).toBe(1));
  expect(router.state.location.pathname).toBe('/own');
  arriving.get('shop_1')?.resolve(definition);
  await going;
  expect([shownId(), dataOf('layout'), dataOf('list')]).toEqual(['list', 'layout 1', 'list 1']);
  await router.navigate('/shop/7');
  expect([shownId(), dataOf('item')]).toEqual(['item', 'item 1']);
  expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' });
  // Unchanged routes aren't loaded again.
  expect(ran).toEqual(['layout', 'list', 'item']);
});

it('leaves a slow remote to the catch-all route, and adds its routes at the next discovery', async () => {
  vi.useFakeTimers();
  const release = releaseOf('shop', '1');
  const { arriving, router, shownId } = site(release);
  const going = router.navigate('/shop');
  await vi.advanceTimersByTimeAsync(LOAD_POLICY.slowAfter);
  await going;
  expect([router.state.location.pathname, shownId()]).toEqual(['/shop', 'unknown']);
  arriving.get('shop_1')?.resolve(shop('1').definition);
  await vi.advanceTimersByTimeAsync(0);
  void router.revalidate();
  await vi.advanceTimersByTimeAsync(0);
  expect(shownId()).toBe('list');
  vi.useRealTimers();
});

it('leaves a failed remote to the catch-all route', async () => {
  const { arriving, router, shownId } = site(releaseOf('shop', '1'));
  const going = router.navigate('/shop');
  await vi.waitFor(() => expect(arriving.size).toBe(1));
  arriving.get('shop_1')?.reject(new Error('404'));
  await going;
  expect(shownId()).toBe('unknown');
});

it('adds a remote after the navigation that discovered it was aborted', async () => {
  const release = releaseOf('shop', '1');
  const { remotes, router, shownId } = site(release);
  remotes.place(release, shop('1').definition);
  // The second navigation aborts the first one.
  void router.navigate('/shop');
  await router.navigate('/shop/7');
  await vi.waitFor(() => expect(shownId()).toBe('item'));
});

it('recognizes that the set names another version than the router has', async () => {
  const release = releaseOf('shop', '1');
  const { set, remotes, routes, router, dataOf } = site(release);
  remotes.place(release, shop('1').definition);
  await router.navigate('/shop');
  expect([routes.isOutdated('/shop/7'), routes.isOutdated('/own')]).toEqual([false, false]);
  const next = releaseOf('shop', '2');
  remotes.place(next, shop('2').definition);
  set.remotes = [next];
  expect([routes.isOutdated('/shop/7'), routes.isOutdated('/own')]).toEqual([true, false]);
  // The router keeps the first version; the shell loads the page from the server.
  await router.navigate('/shop/7');
  expect(dataOf('item')).toBe('item 1');
});

it('adds no path that the manifest doesn’t declare, and reports it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const release = releaseOf('shop', '1', ['/shop']);
  const staff = releaseOf('staff', '1', ['/users']);
  const { set, remotes, router, shownId } = site(release);
  remotes.place(release, definitionOf([{ path: '/shop' }, { path: '/users', id: 'stolen' }]));
  await router.navigate('/shop');
  set.remotes.push(staff);
  remotes.place(staff, definitionOf([{ path: '/users', id: 'own' }]));
  await router.navigate('/users');
  expect(shownId()).toBe('own');
  expect(warn).toHaveBeenCalledExactlyOnceWith("shop has /users, which its remote.json doesn't declare.");
});

it('loads nothing for users who are redirected, nor when the page is loaded from the server', async () => {
  const { arriving, cross, admits, router, shownId } = site(releaseOf('shop', '1'));
  admits.mockImplementation((access) => access === 'public');
  await router.navigate('/shop/old');
  cross.mockResolvedValueOnce(true);
  await router.navigate('/shop');
  expect([arriving.size, shownId()]).toEqual([0, 'unknown']);
});

it('chooses the version after the tab may have changed its set', async () => {
  const { set, remotes, cross, router, dataOf } = site(releaseOf('shop', '1'));
  const next = releaseOf('shop', '2');
  cross.mockImplementation(async () => {
    set.remotes = [next];
    return false;
  });
  remotes.place(next, shop('2').definition);
  await router.navigate('/shop');
  expect(dataOf('list')).toBe('list 2');
});

it('takes the tab’s own version after a preview failed to load', async () => {
  const preview = releaseOf('shop', 'preview');
  const { set, arriving, router, dataOf } = site(preview);
  const going = router.navigate('/shop');
  await vi.waitFor(() => expect(arriving.size).toBe(1));
  set.remotes = [releaseOf('shop', '1')];
  arriving.get('shop_preview')?.reject(new Error('404'));
  await vi.waitFor(() => expect(arriving.size).toBe(2));
  arriving.get('shop_1')?.resolve(shop('1').definition);
  await going;
  expect(dataOf('list')).toBe('list 1');
});

it('reports what a loader throws to the nearest route with an error screen', async () => {
  const release = releaseOf('shop', '1', ['/shop/:id', '/shop']);
  const { remotes, router } = site(release);
  const loader = () => {
    throw new Error('The till is shut');
  };
  remotes.place(
    release,
    definitionOf([
      { path: '/shop', loader },
      { path: '/shop/:id', id: 'closed', errorElement: 'Closed', children: [{ index: true, loader }] },
    ]),
  );
  await router.navigate('/shop');
  expect(Object.keys(router.state.errors ?? {})).toEqual(['remote shop']);
  await router.navigate('/shop/7');
  expect(Object.keys(router.state.errors ?? {})).toEqual(['closed']);
});

it('hydrates the routes of a server-rendered page without running their loaders', async () => {
  const release = releaseOf('shop', '1');
  const { routes } = site(release);
  const { definition, ran } = shop('1');
  history.replaceState(null, '', '/shop/7');
  const rendered = routes.add({ release, version: '1', definition, since: 0 });
  await loadLazyParts([rendered], '/shop/7');
  const router = createBrowserRouter([{ id: FRAME_ID, children: [{ path: '*' }, rendered] }], {
    hydrationData: { loaderData: { layout: 'layout', item: 'item' } },
  });
  disposals.push(() => router.dispose());
  expect(router.state).toMatchObject({ initialized: true, loaderData: { layout: 'layout', item: 'item' } });
  await router.navigate('/shop');
  expect(ran).toEqual(['list']);
  // The remote's own route objects are unchanged.
  expect(definition.routes[0]?.children?.[1]?.lazy).toBeDefined();
});

it('loads the lazy parts of two routes that share them', async () => {
  const release = releaseOf('shop', '1');
  const { remotes, router, dataOf } = site(release);
  const lazy = { loader: async () => () => 'loaded' };
  remotes.place(
    release,
    definitionOf([
      { path: '/shop', id: 'list', lazy },
      { path: '/shop/:id', id: 'item', lazy },
    ]),
  );
  await router.navigate('/shop');
  await router.navigate('/shop/7');
  expect([dataOf('list'), dataOf('item')]).toEqual([undefined, 'loaded']);
});

it('finds the pages of a remote by their patterns', () => {
  const { definition } = shop('1');
  expect(['/shop', '/shop/', '/shop/:id', '/shop/sale'].map((path) => hasPage(definition, path))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
