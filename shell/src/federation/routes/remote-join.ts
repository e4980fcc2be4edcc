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

export interface RenderedRemote {
  name: string;
  routes: RouteShape[];
  /** The version whose loaders ran on the server. */
  ranWith: unknown;
}

interface RemoteJoinParts {
  remotes: Pick<RemoteStore, 'get'>;
  set: () => ReleaseSet | null;
  /** Returns whether the current user has access: loaders don't run otherwise. */
  letsIn: (access: RouteAccess, path: string) => boolean;
  /** The remote in the server-rendered page. */
  drawn?: RenderedRemote;
}

/** Arguments of React Router's `patchRoutesOnNavigation`, as far as used. */
interface Discovery {
  path: string;
  /** Aborted with the navigation; React Router then ignores `patch`. */
  signal: AbortSignal;
  patch: (parent: string | null, children: RouteObject[]) => void;
}

/**
 * The routes of remotes in a router. React Router can add routes, but not remove them. So it gets placeholders in the shape of the remote's tree,
 * which delegate to the currently shown version. Another version of the same shape doesn't change the router.
 */
export class RemoteJoin {
  readonly #parts: RemoteJoinParts;
  /** By remote: the shape of the routes in the router. */
  readonly #joined = new Map<string, string>();
  #crossing: Promise<unknown> = Promise.resolve();

  constructor(parts: RemoteJoinParts) {
    this.#parts = parts;
    if (parts.drawn) this.#joined.set(parts.drawn.name, JSON.stringify(parts.drawn.routes));
  }

  /** Returns the initial routes of the router. */
  firstRoutes() {
    const { drawn } = this.#parts;
    return drawn ? [boundaryRoute(drawn.name, drawn.routes, this)] : [];
  }

  /** Returns those of a remote's routes that its manifest declares. */
  shapes(release: Release, definition: RemoteDefinition): RouteShape[] {
    return declaredOf(release, definition).shapes;
  }

  /** Makes loaders wait for a pending change of the set, after which a different version's loaders may have to run. */
  cross<T>(boundary: Promise<T>): Promise<T> {
    this.#crossing = boundary.catch(() => {});
    return boundary;
  }

  /**
   * Adds the routes of the remote that serves a path; for `patchRoutesOnNavigation`. Doesn't wait for a remote that isn't loaded: its placeholder
   * shows the state, and revalidates once it is.
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

  /** Returns whether the router has routes of a different shape for this remote, which can't be removed. */
  conflicts(release: Release, definition: RemoteDefinition): boolean {
    const joined = this.#joined.get(release.name);
    return joined !== undefined && joined !== JSON.stringify(this.shapes(release, definition));
  }

  /** Returns the token that the loaders of a path ran with, or would run with; null if they don't run. */
  async token(path: string): Promise<string | null> {
    await this.#crossing;
    return this.tokenNow(path);
  }

  tokenNow(path: string): string | null {
    const served = this.#servedAt(path);
    if (!served?.definition || !this.#parts.letsIn(served.access, path)) return null;
    return tokenOf(served.release, served.state);
  }

  /** Returns whether the version shown at a path is the one whose loaders ran on the server. */
  isAsRendered(path: string): boolean {
    const token = this.tokenNow(path);
    return token !== null && token === this.#parts.drawn?.ranWith;
  }

  /** Returns the shown version's route at a path; undefined if there is none, or if the user has no access. */
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
