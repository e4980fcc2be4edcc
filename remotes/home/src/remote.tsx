import { defineRemote } from '@boardwalk/kit';
import { lazy } from 'react';
import { catalog } from './catalog.ts';
import { HomeRoute } from './routes/home.route.tsx';

export default defineRemote({
  routes: {
    '/': HomeRoute,
    '/about': lazy(() => import('./routes/about.route.tsx')),
    '/terms': lazy(() => import('./routes/terms.route.tsx')),
    '/privacy': lazy(() => import('./routes/privacy.route.tsx')),
  },
  catalog,
});
