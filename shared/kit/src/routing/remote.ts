import type { ComponentType } from 'react';
import type { Catalog } from '../i18n/catalogs.ts';

/** What a remote hands to the shell: a component for each route of its `remote.json`, and its catalog of texts. */
export interface RemoteDefinition {
  routes: Record<string, ComponentType>;
  catalog: Catalog;
}

/**
 * The default export of every remote's `remote.tsx`.
 * @param definition.routes a page for each path of `remote.json`, by the same pattern (`/news/:id`).
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
