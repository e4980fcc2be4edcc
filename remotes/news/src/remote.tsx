import { defineRemote } from '@boardwalk/kit';
import { lazy } from 'react';
import { catalog } from './catalog.ts';
import { NewsRoute } from './routes/news.route.tsx';

/** One component for both addresses: a new article gets its own address while it is being written. */
const EditorRoute = lazy(() => import('./routes/editor.route.tsx'));

export default defineRemote({
  routes: {
    '/news': NewsRoute,
    '/news/create': EditorRoute,
    '/news/desk': lazy(() => import('./routes/desk.route.tsx')),
    '/news/:id': lazy(() => import('./routes/article.route.tsx')),
    '/news/:id/edit': EditorRoute,
    '/news/:id/history': lazy(() => import('./routes/history.route.tsx')),
  },
  catalog,
});
