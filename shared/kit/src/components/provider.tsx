import type { DrawnData, SiteConfiguration } from '@boardwalk/contracts';
import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { SiteContext } from '../routing/site.ts';
import { systemOfThePage } from '../theme/system.ts';
import { WordsProvider } from '../words/words-provider.tsx';

interface KitProviderProps {
  queryClient: QueryClient;
  site: SiteConfiguration;
  /** Whether a path leads to a page of this site. */
  serves: (path: string) => boolean;
  /** What the server drew this page from, if it did. */
  drawn?: DrawnData;
  children: ReactNode;
}

/** Everything that components of the kit expect round them. The shell mounts it once; remotes stand inside. */
export function KitProvider({ queryClient, site, serves, drawn, children }: KitProviderProps) {
  const place = useMemo(() => ({ site, serves, drawn }), [site, serves, drawn]);
  return (
    <ChakraProvider value={systemOfThePage()}>
      <WordsProvider>
        <QueryClientProvider client={queryClient}>
          <SiteContext value={place}>{children}</SiteContext>
        </QueryClientProvider>
      </WordsProvider>
    </ChakraProvider>
  );
}
