import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The text of one style element and the attribute by which Emotion finds it again in the browser. */
export interface DrawnStyle {
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
    /** The styles that this markup needs: those for the whole page one by one, then those of its classes together. */
    of(html: string): DrawnStyle[] {
      const used = new Set([...html.matchAll(/css-([a-zA-Z0-9_-]+)/g)].map(([, name]) => name));
      const styles: DrawnStyle[] = [];
      const own: [name: string, css: string][] = [];
      for (const [name, css] of Object.entries(cache.inserted)) {
        if (typeof css !== 'string') continue;
        if (cache.registered[`css-${name}`] === undefined) styles.push({ names: `css-global ${name}`, css });
        else if (used.has(name)) own.push([name, css]);
      }
      const names = own.map(([name]) => name).join(' ');
      return [...styles, { names: `css ${names}`, css: own.map(([, css]) => css).join('') }];
    },
  };
}
