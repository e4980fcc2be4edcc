import type { PageData } from '@boardwalk/contracts';
import { KitProvider } from '@boardwalk/kit';
import { type ComponentProps, type ReactNode, StrictMode, useEffect } from 'react';
import type { RemoteStore } from './federation/loading/remote-store.ts';
import { RemotesContext } from './federation/loading/remotes-context.ts';
import { PageDataContext } from './federation/page-data-context.ts';
import { SessionProvider } from './session/session-provider.tsx';

interface AppProps extends Pick<ComponentProps<typeof KitProvider>, 'queryClient' | 'routeExists'> {
  data: PageData;
  remotes: RemoteStore;
  /** Told when the page is the browser's own and answers to clicks. */
  onSettled?: () => void;
  /** The router, which the browser and the server each have their own of. */
  children: ReactNode;
}

/** What stands round every page, in the browser and on the server alike: the two have to draw the same. */
export function App({ data, queryClient, routeExists, remotes, onSettled, children }: AppProps) {
  useEffect(() => onSettled?.(), [onSettled]);
  return (
    <StrictMode>
      <KitProvider queryClient={queryClient} site={data.site} routeExists={routeExists} drawn={data.drawn}>
        <PageDataContext value={data}>
          <RemotesContext value={remotes}>
            <SessionProvider settings={data.identity}>{children}</SessionProvider>
          </RemotesContext>
        </PageDataContext>
      </KitProvider>
    </StrictMode>
  );
}
