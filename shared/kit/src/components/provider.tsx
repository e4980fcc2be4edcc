import { ChakraProvider } from '@chakra-ui/react';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SiteNameContext } from '../routing/page-title.ts';
import { system } from '../theme/system.ts';
import { i18n } from '../words/words.ts';

interface KitProviderProps {
  queryClient: QueryClient;
  siteName: string;
  children: ReactNode;
}

/** Everything that components of the kit expect round them. The shell mounts it once; remotes stand inside. */
export function KitProvider({ queryClient, siteName, children }: KitProviderProps) {
  return (
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SiteNameContext value={siteName}>{children}</SiteNameContext>
        </QueryClientProvider>
      </I18nProvider>
    </ChakraProvider>
  );
}
