import { matchRoute, type Release, type ReleaseSet, type RouteAccess } from '@boardwalk/contracts';
import { matchRoutes, type RemoteDefinition, type RouteObject } from '@boardwalk/kit';
import type { RemoteStore } from '../loading/remote-store.ts';
import { FailedRemote } from './failed-remote.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RemoteMessages } from './remote-messages.tsx';

/** Id of the frame's route, the parent of all pages. */
export const FRAME_ID = 'frame';

/** A version of a remote that is loaded. `since` is the start of the load, in milliseconds of the page's clock. */
export interface LoadedRemote {
  release: Release;
  /** The release's own version, or the previous one. */
  version: string;
  definition: RemoteDefinition;
  since: number;
}

/** Arguments of React Router's `patchRoutesOnNavigation`, as far as used. */
interface Discovery {
  path: string;
  /** Aborted with the navigation; React Router then ignores `patch`. */
  signal: AbortSignal;
  patch: (parent: string | null, children: RouteObject[]) => void;
}

interface RemoteRoutesParts {
  remotes: Pick<RemoteStore, 'load' | 'get' | 'settled'>;
  set: () => ReleaseSet | null;
  /**
   * Called before the release for a path is chosen, at which the tab may change its set.
   * @returns whether the page is loaded from the server instead.
   */
  cross: (path: string) => Promise<boolean>;
  /** Returns whether the current user may open pages with this access, or isn't known yet. Nothing is loaded for users who are redirected. */
  admits: (access: RouteAccess) => boolean;
}

/** Adds the routes of remotes to the router of a tab. They can't be removed: another version needs another page load. */
export class RemoteRoutes {
  readonly #parts: RemoteRoutesParts;
  /** By remote: the container whose routes the router has. */
  readonly #added = new Map<string, string>();

  constructor(parts: RemoteRoutesParts) {
    this.#parts = parts;
  }

  /**
   * For `patchRoutesOnNavigation`: loads the remote that serves a path and adds its routes. If it fails, or takes longer than a second, the catch-all
   * route shows its state.
   */
  readonly discover = async (discovery: Discovery): Promise<void> => {
    const { path, patch, signal } = discovery;
    const { remotes, cross, admits } = this.#parts;
    if (await cross(path)) return;
    const match = this.#matchOf(path);
    if (!match || this.#added.has(match.release.name) || !admits(match.route.access)) return;
    const { release } = match;
    remotes.load(release);
    await remotes.settled(release);
    // A preview that fails to load ends, and the tab returns to its own set.
    if (this.#matchOf(path)?.release.container !== release.container) return this.discover(discovery);
    const state = remotes.get(release);
    // The routes of an aborted navigation aren't added, so they must not count as added.
    if (signal.aborted || state?.status !== 'ready' || this.#added.has(release.name)) return;
    const { version, definition, since } = state;
    patch(FRAME_ID, [remoteRoute({ release, version, definition, since })]);
    this.#added.set(release.name, release.container);
  };

  /** Creates the route of a remote, which the caller adds to the router. */
  add(remote: LoadedRemote): RouteObject {
    this.#added.set(remote.release.name, remote.release.container);
    return remoteRoute(remote);
  }

  /** Returns whether the router has the routes of another version than the set names for a path. */
  isOutdated(path: string): boolean {
    const match = this.#matchOf(path);
    const added = match && this.#added.get(match.release.name);
    return added !== undefined && added !== match?.release.container;
  }

  #matchOf(path: string) {
    const set = this.#parts.set();
    return set ? matchRoute(set, path) : undefined;
  }
}

/**
 * Creates the route around all routes of a remote, whose error boundary keeps the frame. Routes that the remote's manifest doesn't declare are left
 * out, so that no remote takes the path of another one.
 */
export function remoteRoute(remote: LoadedRemote): RouteObject {
  const { release, version, definition } = remote;
  const declared = new Set(release.routes.map(({ path }) => normalized(path)));
  const undeclared = leafPatterns(definition).filter((pattern) => !declared.has(pattern));
  if (undeclared.length > 0 && version === release.version)
    console.warn(`${release.name} has ${undeclared.join(', ')}, which its remote.json doesn't declare.`);
  return {
    id: `remote ${release.name}`,
    element: <RemoteMessages catalog={definition.catalog} name={release.name} />,
    errorElement: <FailedRemote remote={remote} />,
    children: bounded(definition.routes, '', { remote, declared }),
  };
}

/** Returns whether a remote has a page for a path pattern of its manifest. */
export function hasPage(definition: RemoteDefinition, pattern: string): boolean {
  return leafPatterns(definition).includes(normalized(pattern));
}

/** Returns the full path patterns of a remote's pages. */
function leafPatterns({ routes }: RemoteDefinition): string[] {
  const patternsOf = (level: RouteObject[], parent: string): string[] =>
    level.flatMap((route) => {
      const pattern = patternOf(route, parent);
      return route.children ? patternsOf(route.children, pattern) : [pattern];
    });
  return patternsOf(routes, '');
}

/**
 * Loads the lazy parts of the routes that match a path, and puts them into these route objects: React Router hydrates only complete routes.
 * @throws if one can't be loaded.
 */
export async function loadLazyParts(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

interface BoundedOptions {
  remote: LoadedRemote;
  declared: ReadonlySet<string>;
}

/** Copies routes, each page and each layout with a parameter inside a {@link PageBoundary}. */
function bounded(routes: RouteObject[], parent: string, options: BoundedOptions): RouteObject[] {
  return routes.flatMap((route) => {
    const pattern = patternOf(route, parent);
    const boundary = (child: RouteObject, isLeaf: boolean): RouteObject => ({
      element: <PageBoundary remote={options.remote} pattern={pattern} isLeaf={isLeaf} />,
      children: [child],
    });
    if (!route.children) return options.declared.has(pattern) ? [boundary(copyOf(route), true)] : [];
    const children = bounded(route.children, pattern, options);
    if (children.length === 0) return [];
    const layout = { ...copyOf(route), children } as RouteObject;
    return [/[:*]/.test(route.path ?? '') ? boundary(layout, false) : layout];
  });
}

/**
 * Copies a route, with `lazy` as a function. With an object, React Router 7.18 ignores that a component without a loader can't be loaded, and clears
 * the properties of an object that several routes can share.
 */
function copyOf(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'object') return { ...route };
  const load = async () => {
    const parts = Object.entries(lazy).map(async ([name, part]) => [name, await part?.()] as const);
    return Object.fromEntries(await Promise.all(parts)) as Partial<RouteObject>;
  };
  return { ...route, lazy: load } as RouteObject;
}

function patternOf({ path }: RouteObject, parent: string): string {
  return normalized(path?.startsWith('/') ? path : `${parent}/${path ?? ''}`);
}

function normalized(pattern: string): string {
  return `/${pattern.split('/').filter(Boolean).join('/')}`;
}
