import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { EventsRoute } from './routes/events.route.tsx';

const event = { Component: async () => (await import('./routes/event.route.tsx')).default };
const mine = { Component: async () => (await import('./routes/mine.route.tsx')).default };

export default defineRemote({
  routes: [
    {
      path: '/events',
      children: [
        { index: true, Component: EventsRoute },
        { path: 'mine', lazy: mine },
        { path: ':id', lazy: event },
      ],
    },
  ],
  catalog,
});
