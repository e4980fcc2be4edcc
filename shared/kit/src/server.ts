/** What it takes to draw a page on the server. Only the shell's server bundle imports it; no browser gets it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export { fetchAsked, keptQueries } from './drawing/queries.ts';
export { speak } from './drawing/speak.ts';
export { createStyles, type DrawnStyle } from './drawing/styles.tsx';
