import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { SERVER_BUNDLE } from '@boardwalk/contracts';
import type { LocalRelease } from './local-release.ts';

/** The fields of React Router's route objects that contain addresses. */
interface Route {
  path?: unknown;
  children?: unknown;
}

const builtin = createRequire(import.meta.url);

/**
 * Returns a line for each route that only the manifest or only the code has; none when the code's routes can't be read. These are warnings, because
 * the bundle runs without React and the kit, so that its routes may differ from those in a page.
 */
export function routeWarnings({ folder, description }: LocalRelease): string[] {
  const file = join(folder, SERVER_BUNDLE);
  const found = existsSync(file) ? routesOf(readFileSync(file, 'utf8')) : undefined;
  if (!found) return [];
  const inCode = new Set(found);
  const inManifest = new Set(description.routes.map(({ path }) => path));
  return [...inManifest]
    .filter((path) => !inCode.has(path))
    .map((path) => `remote.json: the route ${path} is not in the code; its page would not be found.`)
    .concat(
      [...inCode]
        .filter((path) => !inManifest.has(path))
        .map((path) => `remote.json: the route ${path} of the code is missing; no page is served there.`),
    );
}

/** Returns the addresses of a server bundle's routes; undefined when it can't run without React and the kit. */
export function routesOf(bundle: string): string[] | undefined {
  const module = { exports: {} as unknown };
  const require = (name: string) =>
    /^(react|react-dom|@boardwalk\/kit)(\/|$)/.test(name) ? PLACEHOLDER : builtin(name);
  try {
    runInThisContext(`(function (module, exports, require) {${bundle}\n})`)(module, module.exports, require);
    const { default: definition } = module.exports as { default?: { routes?: unknown } };
    return Array.isArray(definition?.routes) ? leavesOf(definition.routes, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the addresses of the leaves of a tree of routes. Paths of children may be relative. */
function leavesOf(routes: readonly Route[], parent: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = typeof path === 'string' ? path : '';
    const address = own.startsWith('/') || own === '' ? own || parent : `${parent.replace(/\/$/, '')}/${own}`;
    return Array.isArray(children) ? leavesOf(children, address) : [address || '/'];
  });
}

/** A value for everything of React and the kit: it can be called, constructed, extended and read, and has no elements. `defineRemote` returns its argument. */
const PLACEHOLDER: unknown = new Proxy(function placeholder() {}, {
  get(target, key) {
    if (key === 'defineRemote') return (definition: unknown) => definition;
    if (key === 'prototype') return target.prototype;
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    return PLACEHOLDER;
  },
  apply: () => PLACEHOLDER,
  construct: () => ({}),
});
