import { defineRemote } from '@boardwalk/kit';
import { lazy } from 'react';
import { catalog } from './catalog.ts';
import { DocsRoute } from './routes/docs.route.tsx';
import { PageRoute } from './routes/page.route.tsx';

const EditorRoute = lazy(() => import('./routes/editor.route.tsx'));
const HistoryRoute = lazy(() => import('./routes/history.route.tsx'));

export default defineRemote({
  routes: {
    '/docs': DocsRoute,
    '/docs/create': EditorRoute,
    '/docs/:slug': PageRoute,
    '/docs/:slug/edit': EditorRoute,
    '/docs/:slug/history': HistoryRoute,
  },
  catalog,
});
