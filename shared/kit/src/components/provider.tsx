import type { SiteConfiguration } from '@boardwalk/contracts';
import { ChakraProvider } from '@chakra-ui/react';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { SiteContext } from '../routing/site.ts';
import { system } from '../theme/system.ts';
import { i18n } from '../words/words.ts';

interface KitProviderProps {
  queryClient: QueryClient;
  site: SiteConfiguration;
  /** Whether a path leads to a page of this site. */
  serves: (path: string) => boolean;
  children: ReactNode;
}

/** Everything that components of the kit expect round them. The shell mounts it once; remotes stand inside. */
export function KitProvider({ queryClient, site, serves, children }: KitProviderProps) {
  const place = useMemo(() => ({ site, serves }), [site, serves]);
  return (
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SiteContext value={place}>{children}</SiteContext>
        </QueryClientProvider>
      </I18nProvider>
    </ChakraProvider>
  );
}
