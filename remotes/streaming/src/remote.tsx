import { catalogOf, defineRemote, loadEmbeds, loadFields, loadForms, loadTabs } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { StreamingRoute } from './routes/streaming.route.tsx';

const stream = { Component: async () => (await import('./routes/stream.route.tsx')).default };
const dashboard = { Component: async () => (await import('./routes/dashboard.route.tsx')).default };
const manage = { Component: async () => (await import('./routes/manage.route.tsx')).default };

const formParts = () => Promise.all([loadForms(), loadFields()]);

export default defineRemote({
  routes: [
    { path: '/streaming', loader: loadTabs, Component: StreamingRoute },
    {
      path: '/stream',
      children: [
        { path: 'dashboard', loader: formParts, lazy: dashboard },
        { path: 'manage', loader: formParts, lazy: manage },
        {
          path: ':username',
          loader: () => {
            loadEmbeds();
            return null;
          },
          lazy: stream,
        },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
