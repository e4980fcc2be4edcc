/** Exports for server rendering. Imported by the shell's server bundle only; no browser loads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export { activateLocale } from './ssr/activate-locale.ts';
export { dehydrateQueries, fetchPendingQueries } from './ssr/queries.ts';
export { createStyles, type SsrStyle } from './ssr/styles.tsx';
