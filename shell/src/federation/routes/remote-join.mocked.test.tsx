// @vitest-environment happy-dom
import type { Release, ReleaseSet } from '@boardwalk/contracts';
import {
  createBrowserRouter,
  type RemoteDefinition,
  type RouteObject,
  RouterContextProvider,
} from '@boardwalk/kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./remote-place.tsx', () => ({ RemotePlace: () => null }));
vi.mock('./remote-route.tsx', () => ({ RemoteRoute: () => null }));
vi.mock('./failed-remote.tsx', () => ({ FailedRemote: () => null }));
vi.mock('./own-error-screen.tsx', () => ({ OwnErrorScreen: () => null }));

import { RemoteStore } from '../loading/remote-store.ts';
import { FRAME_ID, RemoteJoin } from './remote-join.ts';

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
function shop(version: string, extra: RouteObject[] = []) {
  const ran: string[] = [];
  const loader = (name: string) => () => {
    ran.push(name);
    return `${name} ${version}`;
  };
  const routes: RouteObject[] = [
    {
      path: '/shop',
      loader: loader('layout'),
      children: [
        { index: true, loader: loader('list') },
        { path: ':id', lazy: { loader: async () => loader('item') } },
        ...extra,
      ],
    },
  ];
  return { definition: definitionOf(routes), ran };
}

const disposals: (() => void)[] = [];
beforeEach(() => history.replaceState(null, '', '/own'));
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
});

function site(...releases: Release[]) {
  const set = { remotes: releases } as ReleaseSet;
  const remotes = new RemoteStore({ fetch: () => Promise.reject(new Error('not here')) });
  const reader = { isLetIn: true };
  const parts = {
    remotes,
    set: () => set,
    letsIn: (access: unknown) => access === 'public' || reader.isLetIn,
  };
  const join = new RemoteJoin(parts);
  const routerOf = (its: RemoteJoin, hydrationData = {}) => {
    const pages = [{ path: '/own' }, { id: 'unknown', path: '*' }];
    const made = createBrowserRouter([{ id: FRAME_ID, children: [...pages, ...its.firstRoutes()] }], {
      patchRoutesOnNavigation: its.discover,
      // As in the shell: the router awaits it, so a navigation can be aborted before it discovers routes.
      getContext: () => new RouterContextProvider(),
      hydrationData,
    });
    disposals.push(() => made.dispose());
    return made;
  };
  const router = routerOf(join);
  const loaded = (its = router) => its.state.matches.map(({ route }) => its.state.loaderData[route.id]);
  return { set, remotes, reader, parts, join, router, routerOf, loaded };
}

it('joins a loaded remote, with its nested routes and loader data', async () => {
  const release = releaseOf('shop', '1');
  const { remotes, router, loaded } = site(release);
  const { definition, ran } = shop('1');
  await router.navigate('/shop');
  // Not loaded yet: the placeholder shows it, and revalidates once it is.
  expect(router.state.matches.at(-1)?.route.id).toBe('unknown');
  remotes.place(release, definition);
  await router.revalidate();
  await vi.waitFor(() => expect(loaded()).toEqual([undefined, 'shop_1 1 0', 'layout 1', 'list 1']));
  await router.navigate('/shop/7');
  expect(loaded()).toEqual([undefined, 'shop_1 1 0', 'layout 1', 'item 1']);
  expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' });
  // Unchanged routes aren't loaded again.
  expect(ran).toEqual(['layout', 'list', 'item']);
});

it('joins a remote after the navigation that discovered it was aborted', async () => {
  const release = releaseOf('shop', '1');
  const { remotes, router, loaded } = site(release);
  await router.navigate('/shop');
  remotes.place(release, shop('1').definition);
  // An effect that runs twice revalidates twice; the second one aborts the first.
  void router.revalidate();
  await router.revalidate();
  await vi.waitFor(() => expect(loaded()).toEqual([undefined, 'shop_1 1 0', 'layout 1', 'list 1']));
});

it('runs the loaders of the shown version, without another route in the router', async () => {
  const release = releaseOf('shop', '1');
  const { set, remotes, join, router, loaded } = site(release);
  remotes.place(release, shop('1').definition);
  await router.navigate('/shop/7');
  const ids = router.state.matches.map(({ route }) => route.id);
  const next = releaseOf('shop', '2');
  const { definition } = shop('2');
  set.remotes = [next];
  remotes.place(next, definition);
  expect(join.conflicts(next, definition)).toBe(false);
  await router.revalidate();
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(ids);
  expect(loaded()).toEqual([undefined, 'shop_2 2 0', 'layout 2', 'item 2']);
});

it('detects a version of another shape, and one with a new error screen', () => {
  const release = releaseOf('shop', '1');
  const { remotes, join } = site(release);
  remotes.place(release, shop('1').definition);
  join.discover({ path: '/shop', patch: () => {}, signal: new AbortController().signal });
  const other = shop('2', [{ path: 'old' }]).definition;
  expect(join.conflicts(release, other)).toBe(true);
  const catching = shop('2').definition;
  catching.routes[0] = { ...catching.routes[0], errorElement: 'Sorry' } as RouteObject;
  expect(join.conflicts(release, catching)).toBe(true);
  expect(join.conflicts(release, shop('2').definition)).toBe(false);
});

it('joins no path that the manifest doesn’t declare, and reports it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const release = releaseOf('shop', '1', ['/shop']);
  const { set, remotes, router } = site(release);
  remotes.place(release, definitionOf([{ path: '/shop' }, { path: '/users', id: 'stolen' }]));
  await router.navigate('/shop');
  set.remotes.push(releaseOf('staff', '1', ['/users']));
  await router.navigate('/users');
  expect(router.state.matches.at(-1)?.route.id).toBe('unknown');
  expect(warn).toHaveBeenCalledExactlyOnceWith("shop brings /users, which its remote.json doesn't declare.");
  warn.mockRestore();
});

it('waits with the loaders for the navigation at which the set may change', async () => {
  const release = releaseOf('shop', '1');
  const { set, remotes, join, router, loaded } = site(release);
  remotes.place(release, shop('1').definition);
  await router.navigate('/shop');
  const boundary = Promise.withResolvers<void>();
  void join.cross(boundary.promise);
  const going = router.navigate('/shop/7');
  const next = releaseOf('shop', '2');
  remotes.place(next, shop('2').definition);
  set.remotes = [next];
  boundary.resolve();
  await going;
  expect(loaded().at(-1)).toBe('item 2');
});

it('runs no loaders for users without access to the page', async () => {
  const release = releaseOf('shop', '1');
  const { remotes, reader, router, loaded } = site(release);
  const { definition, ran } = shop('1', [{ path: 'old', loader: () => ran.push('old') }]);
  remotes.place(release, definition);
  reader.isLetIn = false;
  await router.navigate('/shop/old');
  expect([ran, loaded()]).toEqual([[], [undefined, null, null, null]]);
  reader.isLetIn = true;
  await router.revalidate();
  expect(ran).toEqual(['layout', 'old']);
});

it('starts with the routes of a server-rendered page, and runs no loader whose data came with it', async () => {
  const release = releaseOf('shop', '1');
  const { set, remotes, parts, join, routerOf } = site(release);
  const { definition, ran } = shop('1');
  const drawn = new RemoteJoin({
    ...parts,
    drawn: {
      name: 'shop',
      ranWith: 'shop_1 1 0',
      routes: JSON.parse(JSON.stringify(join.shapes(release, definition))),
    },
  });
  history.replaceState(null, '', '/shop/7');
  const loaderData = { 'remote shop': 'shop_1 1 0', 'shop:0': 'layout', 'shop:0-1': 'item' };
  const router = routerOf(drawn, { loaderData });
  expect(router.state).toMatchObject({ initialized: true, loaderData });
  remotes.place(release, definition);
  expect(drawn.conflicts(release, definition)).toBe(false);
  await router.navigate('/shop');
  expect(ran).toEqual(['list']);
  const next = releaseOf('shop', '2');
  const later = shop('2');
  remotes.place(next, later.definition);
  set.remotes = [next];
  await router.revalidate();
  expect(later.ran).toEqual(['layout', 'list']);
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
      { path: '/shop/:id', errorElement: 'Closed', children: [{ index: true, loader }] },
    ]),
  );
  await router.navigate('/shop');
  expect(Object.keys(router.state.errors ?? {})).toEqual(['remote shop']);
  await router.navigate('/shop/7');
  expect(Object.keys(router.state.errors ?? {})).toEqual(['shop:1']);
});

it('loads lazy routes on demand, and again after a failure', async () => {
  const release = releaseOf('shop', '1', ['/shop/:id']);
  const { remotes, router, loaded } = site(release);
  const bring = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => 'here');
  remotes.place(release, definitionOf([{ path: '/shop/:id', lazy: { loader: bring } }]));
  await router.navigate('/shop/1');
  expect(router.state.errors?.['remote shop']).toMatchObject({ message: 'gone' });
  await router.navigate('/shop/2');
  expect(loaded().at(-1)).toBe('here');
});
