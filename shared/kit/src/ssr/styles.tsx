import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The styles of one drawing as the text of one style element, and what Emotion calls them. */
export interface SsrStyle {
  /** Separated by spaces. */
  names: string;
  css: string;
}

/** The styles of one drawing: gathered by `Provider` while it is drawn, read with `of` afterwards. */
export function createStyles() {
  const cache = createCache({ key: 'css' });
  // Gathered instead of written between the elements, where the browser's markup would have none.
  cache.compat = true;
  return {
    Provider: ({ children }: { children: ReactNode }) => (
      <CacheProvider value={cache}>{children}</CacheProvider>
    ),
    /** The styles that this markup needs: those of its classes, and the steps of animations, which no class is named after. */
    of(html: string): SsrStyle {
      const used = new Set([...html.matchAll(/css-([a-zA-Z0-9_-]+)/g)].map(([, name]) => name));
      const kept: [name: string, css: string][] = [];
      for (const [name, css] of Object.entries(cache.inserted)) {
        if (typeof css !== 'string' || css === '') continue;
        if (used.has(name) || cache.registered[`css-${name}`] === undefined) kept.push([name, css]);
      }
      return { names: kept.map(([name]) => name).join(' '), css: kept.map(([, css]) => css).join('') };
    },
  };
}
