import {
  matchRoute,
  type Release,
  type ReleaseSet,
  type RouteAccess,
  type RouteShape,
} from '@boardwalk/contracts';
import type { RemoteDefinition, RouteObject } from '@boardwalk/kit';
import type { RemoteStore } from '../loading/remote-store.ts';
import { boundaryRoute } from './joined-routes.tsx';
import { tokenOf } from './loaded-version.ts';
import { declaredRoutes, type RouteRecord, readRoutes } from './route-records.ts';

export const FRAME_ID = 'frame';

export interface DrawnRemote {
  name: string;
  routes: RouteShape[];
  /** The version whose loaders ran on the server. */
  ranWith: unknown;
}

interface RemoteJoinParts {
  remotes: Pick<RemoteStore, 'get'>;
  set: () => ReleaseSet | null;
  /** Whether whoever is here is let in: loaders run for nobody else. */
  letsIn: (access: RouteAccess, path: string) => boolean;
  /** The remote that the server drew the page with. */
  drawn?: DrawnRemote;
}

/** What React Router hands to `patchRoutesOnNavigation`, as far as it is used. */
interface Discovery {
  path: string;
  /** Aborted when the navigation was given up; React Router then ignores `patch`. */
  signal: AbortSignal;
  patch: (parent: string | null, children: RouteObject[]) => void;
}

/**
 * The routes of remotes in one router. React Router adds routes and never takes any away; so it gets stand-ins in the shape of the remote's tree,
 * and what they do is looked up in the version that is shown at that moment. Another version of the same shape changes nothing in the router.
 */
export class RemoteJoin {
  readonly #parts: RemoteJoinParts;
  /** By remote: the shape of the routes that the router has. */
  readonly #joined = new Map<string, string>();
  #crossing: Promise<unknown> = Promise.resolve();

  constructor(parts: RemoteJoinParts) {
    this.#parts = parts;
    if (parts.drawn) this.#joined.set(parts.drawn.name, JSON.stringify(parts.drawn.routes));
  }

  /** What the router begins with. */
  firstRoutes() {
    const { drawn } = this.#parts;
    return drawn ? [boundaryRoute(drawn.name, drawn.routes, this)] : [];
  }

  /** What of a remote's routes its manifest declares. */
  shapes(release: Release, definition: RemoteDefinition): RouteShape[] {
    return declaredOf(release, definition).shapes;
  }

  /** Loaders wait for it: the set, and with it the version whose loaders run, may be another one afterwards. */
  cross<T>(boundary: Promise<T>): Promise<T> {
    this.#crossing = boundary.catch(() => {});
    return boundary;
  }

  /**
   * Adds the routes of the remote that a path belongs to; for `patchRoutesOnNavigation`. Doesn't wait for a remote that isn't loaded: its place shows the
   * state, and revalidates once it is.
   */
  readonly discover = ({ path, patch, signal }: Discovery): void => {
    // The router drops what an aborted navigation patches, so the routes must not count as joined.
    if (signal.aborted) return;
    const served = this.#servedAt(path);
    if (!served?.definition) return;
    const { release, definition, version } = served;
    if (this.#joined.has(release.name)) return;
    const { shapes, undeclared } = declaredOf(release, definition);
    if (undeclared.length > 0 && version === release.version)
      console.warn(`${release.name} brings ${undeclared.join(', ')}, which its remote.json doesn't declare.`);
    patch(FRAME_ID, [boundaryRoute(release.name, shapes, this)]);
    this.#joined.set(release.name, JSON.stringify(shapes));
  };

  /** Whether the router has routes of another shape for this remote, which it can't be rid of. */
  conflicts(release: Release, definition: RemoteDefinition): boolean {
    const joined = this.#joined.get(release.name);
    return joined !== undefined && joined !== JSON.stringify(this.shapes(release, definition));
  }

  /** What the loaders of a path ran with, or would run with now; null when they would not run. */
  async token(path: string): Promise<string | null> {
    await this.#crossing;
    return this.tokenNow(path);
  }

  tokenNow(path: string): string | null {
    const served = this.#servedAt(path);
    if (!served?.definition || !this.#parts.letsIn(served.access, path)) return null;
    return tokenOf(served.release, served.state);
  }

  /** Whether the version that is shown at a path is the one whose loaders ran on the server. */
  isAsDrawn(path: string): boolean {
    const token = this.tokenNow(path);
    return token !== null && token === this.#parts.drawn?.ranWith;
  }

  /** The route of the version that is shown at a path; undefined when there is none, or when it isn't for whoever is here. */
  async record(path: string, id: string): Promise<RouteRecord | undefined> {
    await this.#crossing;
    return this.tokenNow(path) === null ? undefined : this.recordNow(path, id);
  }

  recordNow(path: string, id: string): RouteRecord | undefined {
    const served = this.#servedAt(path);
    return served?.definition && readRoutes(served.release.name, served.definition).records.get(id);
  }

  #servedAt(path: string) {
    const set = this.#parts.set();
    const match = set && matchRoute(set, path);
    if (!match) return undefined;
    const { release, route } = match;
    const state = this.#parts.remotes.get(release);
    const ready = state?.status === 'ready' ? state : undefined;
    return { release, access: route.access, state, definition: ready?.definition, version: ready?.version };
  }
}

function declaredOf({ name, routes }: Release, definition: RemoteDefinition) {
  return declaredRoutes(
    name,
    definition,
    routes.map(({ path }) => path),
  );
}
