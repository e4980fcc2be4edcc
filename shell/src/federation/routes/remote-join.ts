import {
  matchRoute,
  type Release,
  type ReleaseSet,
  type RouteAccess,
  type RouteShape,
} from '@boardwalk/contracts';
import type { RemoteDefinition } from '@boardwalk/kit';
import type { RemoteStore } from '../loading/remote-store.ts';
import { boundaryId, boundaryRoute, standInsOf } from './joined-routes.tsx';
import { tokenOf } from './loaded-version.ts';
import { declaredRoutes, type RouteRecord, readRoutes } from './route-records.ts';

export const FRAME_ID = 'frame';

interface RemoteJoinParts {
  remotes: Pick<RemoteStore, 'get'>;
  set: () => ReleaseSet | null;
  /** Whether whoever is here is let in: loaders run for nobody else. */
  letsIn: (access: RouteAccess, path: string) => boolean;
  /** The remote's routes by which the server drew the page. */
  drawn?: { name: string; routes: RouteShape[] };
}

/** What React Router hands to `patchRoutesOnNavigation`, as far as it is used. */
interface Discovery {
  path: string;
  patch: (parent: string | null, children: ReturnType<typeof standInsOf>) => void;
}

/**
 * The routes of remotes in one router. React Router adds routes and never takes any away; so it gets stand-ins in the shape of the remote's tree,
 * and what they do is looked up in the version that is shown at that moment. Another version of the same shape changes nothing in the router.
 */
export class RemoteJoin {
  readonly #parts: RemoteJoinParts;
  readonly #joined = new Map<string, { shapes: RouteShape[]; whole: boolean }>();
  #crossing: Promise<unknown> = Promise.resolve();

  constructor(parts: RemoteJoinParts) {
    this.#parts = parts;
    if (parts.drawn) this.#joined.set(parts.drawn.name, { shapes: parts.drawn.routes, whole: false });
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

  /** For `patchRoutesOnNavigation`. A remote that isn't here is not waited for: its place says where it stands, and asks again. */
  readonly discover = ({ path, patch }: Discovery): void => {
    const served = this.#servedAt(path);
    if (!served?.definition) return;
    const { release, definition, version } = served;
    const before = this.#joined.get(release.name);
    if (before?.whole || this.conflicts(release, definition)) return;
    const { shapes, undeclared } = declaredOf(release, definition);
    if (undeclared.length > 0 && version === release.version)
      console.warn(`${release.name} brings ${undeclared.join(', ')}, which its remote.json doesn't declare.`);
    const add = (parent: string, level: RouteShape[]) => {
      patch(parent, standInsOf(release.name, level, this));
      // Those that the page was drawn with are there already, without the others beside them.
      if (before) for (const { id, children } of level) if (children) add(id, children);
    };
    if (before) add(boundaryId(release.name), shapes);
    else patch(FRAME_ID, [boundaryRoute(release.name, shapes, this)]);
    this.#joined.set(release.name, { shapes, whole: true });
  };

  /** Whether the router has routes of another shape for this remote, which it can't be rid of. */
  conflicts(release: Release, definition: RemoteDefinition): boolean {
    const joined = this.#joined.get(release.name);
    if (!joined) return false;
    const { shapes } = declaredOf(release, definition);
    return joined.whole ? !isSame(joined.shapes, shapes) : !holds(shapes, joined.shapes);
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

const isSame = (one: RouteShape[], other: RouteShape[]) => JSON.stringify(one) === JSON.stringify(other);

/** Whether these routes are among others, as they are. */
function holds(all: RouteShape[], some: RouteShape[]): boolean {
  return some.every((one) => {
    const { children: below, ...own } = one;
    const other = all.find(({ id }) => id === one.id);
    const { children: otherBelow, ...otherOwn } = other ?? { id: '' };
    return JSON.stringify(own) === JSON.stringify(otherOwn) && (!below || holds(otherBelow ?? [], below));
  });
}
