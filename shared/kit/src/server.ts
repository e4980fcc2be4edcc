/** What it takes to draw a page on the server. Only the shell's server bundle imports it; no browser gets it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export { activateLocale } from './ssr/activate-locale.ts';
export { dehydrateQueries, fetchPendingQueries } from './ssr/queries.ts';
export { createStyles, type SsrStyle } from './ssr/styles.tsx';
