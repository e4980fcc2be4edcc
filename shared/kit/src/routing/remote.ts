import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouteObject } from 'react-router-dom';
import type { Catalog } from '../i18n/catalogs.ts';

/** A remote's exports for the shell: its routes, and its message catalog. */
export interface RemoteDefinition {
  routes: RouteObject[];
  catalog: Catalog;
}

/**
 * Creates the default export of a remote's `remote.tsx`.
 * @param definition.routes React Router's route objects, which the shell adds to its own router: `loader`, `action`, `children` with `<Outlet />`,
 * `ErrorBoundary`, `handle`, `shouldRevalidate` and `lazy` work as React Router documents them. Paths are those of the site (`/news/:id`), those of
 * children may be relative. Each leaf has to be in `remote.json`, whose patterns support neither `?` nor `*`. A loader has to return JSON: the server
 * calls it too, and embeds the result in the page.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/**
 * Gives loaders the query client of the page about to be shown:
 * `loader: ({ context, params }) => context.get(queryClientContext).ensureQueryData(pageQuery(params.slug))`.
 */
export const queryClientContext = createContext<QueryClient>();
