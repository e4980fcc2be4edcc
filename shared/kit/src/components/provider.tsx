import type { SiteConfiguration, SsrData } from '@boardwalk/contracts';
import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nProvider } from '../i18n/i18n-provider.tsx';
import { endpointFilters } from '../request/endpoint-filters.ts';
import { onMutation } from '../request/mutations.ts';
import { SiteContext } from '../routing/site.ts';
import { systemOfThePage } from '../theme/system.ts';

interface KitProviderProps {
  queryClient: QueryClient;
  site: SiteConfiguration;
  /** Returns whether a path leads to a page of this site. */
  routeExists: (path: string) => boolean;
  /** Data of the server rendering, if there was one. */
  rendered?: SsrData;
  children: ReactNode;
}

/** Context providers of the kit's components. The shell mounts it once, around the remotes. */
export function KitProvider({ queryClient, site, routeExists, rendered, children }: KitProviderProps) {
  useEffect(
    () =>
      onMutation((stale) => {
        void queryClient.invalidateQueries(stale && endpointFilters(...stale));
      }),
    [queryClient],
  );
  const place = useMemo(() => ({ site, routeExists, rendered }), [site, routeExists, rendered]);
  return (
    <ChakraProvider value={systemOfThePage()}>
      <I18nProvider>
        <QueryClientProvider client={queryClient}>
          <SiteContext value={place}>{children}</SiteContext>
        </QueryClientProvider>
      </I18nProvider>
    </ChakraProvider>
  );
}
