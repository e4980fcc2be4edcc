import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Attribute of the style element with the names of the server's styles. */
const NAMES = 'data-rendered-styles';

/**
 * Adopts the server's styles, and returns the provider for the page. Emotion's own method removes and reinserts the element, which makes the browser
 * recalculate the styles and layout of the whole page.
 */
export function hydrateStyles(document: Document) {
  const cache = createCache({ key: 'css' });
  const names = document.querySelector(`style[${NAMES}]`)?.getAttribute(NAMES) ?? '';
  for (const name of names.split(' ')) if (name) cache.inserted[name] = true;
  return ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Hydrates the query cache with the page's data, so that the browser doesn't fetch it again. */
export function hydrateQueries(queries: QueryClient, dehydrated: unknown): void {
  hydrate(queries, (dehydrated ?? {}) as Partial<DehydratedState>);
}
