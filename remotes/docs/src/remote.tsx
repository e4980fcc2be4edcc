import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { DocsRoute } from './routes/docs.route.tsx';
import { PageRoute } from './routes/page.route.tsx';

const editor = { Component: async () => (await import('./routes/editor.route.tsx')).default };
const history = { Component: async () => (await import('./routes/history.route.tsx')).default };

export default defineRemote({
  routes: [
    {
      path: '/docs',
      children: [
        { index: true, Component: DocsRoute },
        { path: 'create', lazy: editor },
        { path: ':slug', Component: PageRoute },
        { path: ':slug/edit', lazy: editor },
        { path: ':slug/history', lazy: history },
      ],
    },
  ],
  catalog,
});
