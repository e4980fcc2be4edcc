import type { RouteShape } from '@boardwalk/contracts';
import type { RemoteDefinition, RouteObject } from '@boardwalk/kit';

/** A route of a remote, with and without its lazy properties. */
export interface RouteRecord {
  readonly route: RouteObject;
  /** The complete route; undefined until `load` has resolved. */
  readonly loaded: RouteObject | undefined;
  /** Loads the lazy properties; returns the same promise until it fails. */
  load(): Promise<RouteObject>;
}

interface Read {
  shapes: RouteShape[];
  records: Map<string, RouteRecord>;
  /** By id: the full pattern of a leaf. */
  leaves: Map<string, string>;
}

const known = new WeakMap<RemoteDefinition, Read>();

/**
 * Reads the routes of a remote, once. Ids are the remote's own, or its name with the position in its tree.
 * @throws if two routes have the same id.
 */
export function readRoutes(name: string, definition: RemoteDefinition): Read {
  const before = known.get(definition);
  if (before) return before;
  const read: Read = { shapes: [], records: new Map(), leaves: new Map() };
  const add = (route: RouteObject, place: string, parent: string): RouteShape => {
    const { path, index, caseSensitive, children, handle, id = place } = route;
    if (read.records.has(id)) throw new Error(`Two routes of ${name} have the id "${id}".`);
    read.records.set(id, recordOf(route));
    const pattern = path?.startsWith('/') ? path : `${parent}/${path ?? ''}`;
    if (!children) read.leaves.set(id, plain(pattern));
    return {
      id,
      ...(path !== undefined && { path }),
      ...(index && { index }),
      ...(caseSensitive && { caseSensitive }),
      ...(handle !== undefined && { handle: handle as unknown }),
      ...(catchesErrors(route) && { catches: true as const }),
      ...(children && { children: children.map((child, at) => add(child, `${place}-${at}`, pattern)) }),
    };
  };
  read.shapes = definition.routes.map((route, at) => add(route, `${name}:${at}`, ''));
  known.set(definition, read);
  return read;
}

/** Returns those of a remote's routes that its manifest declares, so that it can't claim another remote's path without declaring it. */
export function declaredRoutes(name: string, definition: RemoteDefinition, paths: readonly string[]) {
  const { shapes, leaves } = readRoutes(name, definition);
  const declared = new Set(paths.map(plain));
  const keep = (level: RouteShape[]): RouteShape[] =>
    level.flatMap((shape) => {
      if (!shape.children) return declared.has(leaves.get(shape.id) ?? '') ? [shape] : [];
      const children = keep(shape.children);
      return children.length > 0 ? [{ ...shape, children }] : [];
    });
  const all = [...leaves.values()];
  return {
    shapes: keep(shapes),
    undeclared: all.filter((leaf) => !declared.has(leaf)),
    brings: (path: string) => all.includes(plain(path)),
  };
}

/** Normalizes a pattern. */
function plain(pattern: string): string {
  return `/${pattern.split('/').filter(Boolean).join('/')}`;
}

function catchesErrors({ errorElement, ErrorBoundary, lazy }: RouteObject): boolean {
  const brought = typeof lazy === 'object' && (lazy.errorElement ?? lazy.ErrorBoundary);
  return Boolean(errorElement ?? ErrorBoundary ?? brought);
}

function recordOf(route: RouteObject): RouteRecord {
  let loaded = route.lazy ? undefined : route;
  let loading: Promise<RouteObject> | undefined;
  return {
    route,
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= bring(route).then(
        (whole) => {
          loaded = whole;
          return whole;
        },
        (error: unknown) => {
          // The next call retries.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** As in React Router: `lazy` is a function for the whole route, or an object with one for each property. */
async function bring(route: RouteObject): Promise<RouteObject> {
  const { lazy } = route;
  if (!lazy) return route;
  if (typeof lazy === 'function') return { ...route, ...(await lazy()) } as RouteObject;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()] as const);
  return { ...route, ...Object.fromEntries(await Promise.all(parts)) } as RouteObject;
}
