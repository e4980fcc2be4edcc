import type { RouteObject } from 'react-router-dom';
import type { Catalog } from '../i18n/catalogs.ts';

/** What a remote hands to the shell: its routes, and its catalog of texts. */
export interface RemoteDefinition {
  routes: RouteObject[];
  catalog: Catalog;
}

/**
 * The default export of every remote's `remote.tsx`.
 * @param definition.routes React Router's route objects, which the shell joins to its own router: `loader`, `action`, `children` with
 * `<Outlet />`, `ErrorBoundary`, `handle`, `shouldRevalidate` and `lazy` work as React Router documents them. Paths are those of the site
 * (`/news/:id`), those of children may be relative. Each leaf stands in `remote.json`, whose patterns know no `?` and no `*`. What a loader returns is JSON: the server
 * calls it too, and puts the answer into the page.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
