import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The attribute of the style element in which the server names what it drew with. */
const NAMES = 'data-drawn-styles';

/**
 * Begins with the styles that the page came with, and answers what gives them to everything inside it. Emotion's own way would take the
 * element out of the document and put it back, and the browser would have to style and lay out the whole page again.
 */
export function hydrateStyles(document: Document) {
  const cache = createCache({ key: 'css' });
  const names = document.querySelector(`style[${NAMES}]`)?.getAttribute(NAMES) ?? '';
  for (const name of names.split(' ')) if (name) cache.inserted[name] = true;
  return ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>;
}
