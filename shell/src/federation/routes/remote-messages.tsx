import { Outlet, PackageWords, type RemoteDefinition } from '@boardwalk/kit';

/** Provides the messages of a remote to its pages. */
export function RemoteMessages({ catalog }: Pick<RemoteDefinition, 'catalog'>) {
  return (
    <PackageWords catalog={catalog}>
      <Outlet />
    </PackageWords>
  );
}
