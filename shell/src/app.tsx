import type { PageData } from '@boardwalk/contracts';
import { KitProvider } from '@boardwalk/kit';
import { type ComponentProps, type ReactNode, StrictMode, useEffect } from 'react';
import type { RemoteStore } from './federation/loading/remote-store.ts';
import { RemotesContext } from './federation/loading/remotes-context.ts';
import { PageDataContext } from './federation/page-data-context.ts';
import { SlotProvider } from './federation/slots/slot-provider.tsx';
import { SessionProvider } from './session/session-provider.tsx';

interface AppProps extends Pick<ComponentProps<typeof KitProvider>, 'queryClient' | 'routeExists'> {
  data: PageData;
  remotes: RemoteStore;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
  /** The router: the browser and the server each have their own. */
  children: ReactNode;
}

/** Providers around every page. Browser and server have to render the same tree. */
export function App({ data, queryClient, routeExists, remotes, onHydrated, children }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <KitProvider
        queryClient={queryClient}
        site={data.site}
        routeExists={routeExists}
        rendered={data.rendered}
      >
        <PageDataContext value={data}>
          <RemotesContext value={remotes}>
            <SessionProvider settings={data.identity}>
              <SlotProvider>{children}</SlotProvider>
            </SessionProvider>
          </RemotesContext>
        </PageDataContext>
      </KitProvider>
    </StrictMode>
  );
}
