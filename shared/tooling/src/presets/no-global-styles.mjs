const MADE_AT_ONCE = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/**
 * Leaves out of the theme's system what it writes for the whole page: that stands in the style sheet from build time, and writing it again
 * takes as long as the rest of the system.
 */
export default function noGlobalStyles(source) {
  if (!source.includes(MADE_AT_ONCE))
    throw new Error(`${this.resourcePath} makes the global styles in another way: see no-global-styles.mjs.`);
  return source.replace(MADE_AT_ONCE, 'const _global = [];');
}
