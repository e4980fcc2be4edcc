import { CatalogProvider, Outlet, type RemoteDefinition } from '@boardwalk/kit';

/** Provides the messages of a remote to its pages. */
export function RemoteMessages({ catalog }: Pick<RemoteDefinition, 'catalog'>) {
  return (
    <CatalogProvider catalog={catalog}>
      <Outlet />
    </CatalogProvider>
  );
}
