import { CatalogProvider, Outlet, type RemoteDefinition, RemoteSettingsContext } from '@boardwalk/kit';
import { useReleaseSet } from '../set/set-store.ts';

const NO_SETTINGS = {};

interface RemoteMessagesProps extends Pick<RemoteDefinition, 'catalog'> {
  /** Name of the remote. */
  name: string;
}

/** Provides the messages of a remote, and the values of its settings, to its pages. */
export function RemoteMessages({ catalog, name }: RemoteMessagesProps) {
  const release = useReleaseSet()?.remotes.find((one) => one.name === name);
  return (
    <CatalogProvider catalog={catalog}>
      <RemoteSettingsContext value={release?.settingValues ?? NO_SETTINGS}>
        <Outlet />
      </RemoteSettingsContext>
    </CatalogProvider>
  );
}
