import { addCatalog, type Catalog, CatalogProvider } from '@boardwalk/kit';
import type { ComponentType } from 'react';

/** Returns a page of this remote with a catalog of its own, after its strings are loaded. */
export async function withCatalog(catalog: Catalog, Page: ComponentType): Promise<ComponentType> {
  await addCatalog(catalog);
  return () => (
    <CatalogProvider catalog={catalog}>
      <Page />
    </CatalogProvider>
  );
}
