import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Styles of one rendering as the text of one style element, with Emotion's names of them. */
export interface SsrStyle {
  /** Separated by spaces. */
  names: string;
  css: string;
}

/** Collects the styles of one rendering: by `Provider` during rendering, returned by `of` afterwards. */
export function createStyles() {
  const cache = createCache({ key: 'css' });
  // Collected instead of inlined between the elements, because the browser's markup has no style elements there.
  cache.compat = true;
  return {
    Provider: ({ children }: { children: ReactNode }) => (
      <CacheProvider value={cache}>{children}</CacheProvider>
    ),
    /** Returns the styles that this markup needs: those of its classes, and all keyframes, which no class refers to. */
    of(html: string): SsrStyle {
      const used = new Set([...html.matchAll(/css-([a-zA-Z0-9_-]+)/g)].map(([, name]) => name));
      const usedStyles: [name: string, css: string][] = [];
      for (const [name, css] of Object.entries(cache.inserted)) {
        if (typeof css !== 'string' || css === '') continue;
        if (used.has(name) || cache.registered[`css-${name}`] === undefined) usedStyles.push([name, css]);
      }
      return {
        names: usedStyles.map(([name]) => name).join(' '),
        css: usedStyles.map(([, css]) => css).join(''),
      };
    },
  };
}
