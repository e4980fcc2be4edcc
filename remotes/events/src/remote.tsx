import { defineRemote, loadFields, loadForms } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { EventsRoute } from './routes/events.route.tsx';

const event = { Component: async () => (await import('./routes/event.route.tsx')).default };
const fresh = { Component: async () => (await import('./routes/new.route.tsx')).default };
const edit = { Component: async () => (await import('./routes/edit.route.tsx')).default };
const mine = { Component: async () => (await import('./routes/mine.route.tsx')).default };

const formParts = () => Promise.all([loadForms(), loadFields()]);

export default defineRemote({
  routes: [
    {
      path: '/events',
      children: [
        { index: true, Component: EventsRoute },
        { path: 'new', loader: formParts, lazy: fresh },
        { path: 'mine', lazy: mine },
        { path: ':id', lazy: event },
        { path: ':id/edit', loader: formParts, lazy: edit },
      ],
    },
  ],
  catalog,
});
