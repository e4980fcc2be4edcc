import {
  catalogOf,
  defineRemote,
  loadControls,
  loadDisplay,
  loadForms,
  loadTables,
  loadTabs,
} from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { FormsRoute } from './routes/forms.route.tsx';

const fill = { Component: async () => (await import('./routes/fill.route.tsx')).default };
const status = { Component: async () => (await import('./routes/submission.route.tsx')).default };
const manage = { Component: async () => (await import('./routes/manage.route.tsx')).default };
const builder = { Component: async () => (await import('./routes/builder.route.tsx')).default };
const queue = { Component: async () => (await import('./routes/queue.route.tsx')).default };
const interviews = { Component: async () => (await import('./routes/interviews.route.tsx')).default };
const review = { Component: async () => (await import('./routes/review.route.tsx')).default };

const queueParts = () => Promise.all([loadTables(), loadTabs()]);
/** Chunks of a page with a form, loaded before it is shown. */
const formParts = () => Promise.all([loadForms(), loadControls(), loadDisplay()]);

export default defineRemote({
  routes: [
    {
      path: '/forms',
      children: [
        { index: true, Component: FormsRoute },
        { path: 'manage', loader: loadTables, lazy: manage },
        { path: 'manage/:id', loader: formParts, lazy: builder },
        { path: 'review', loader: queueParts, lazy: queue },
        { path: 'review/interviews', loader: formParts, lazy: interviews },
        { path: 'review/:id', loader: formParts, lazy: review },
        { path: 'submissions/:id', loader: formParts, lazy: status },
        { path: ':slug', loader: formParts, lazy: fill },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
