import { addCatalog, type Catalog, PackageWords } from '@boardwalk/kit';
import type { ComponentType } from 'react';

/** Returns a page of this remote that brings words of its own, once they are there in the reader's language. */
export async function withWords(catalog: Catalog, Page: ComponentType): Promise<ComponentType> {
  await addCatalog(catalog);
  return () => (
    <PackageWords catalog={catalog}>
      <Page />
    </PackageWords>
  );
}
