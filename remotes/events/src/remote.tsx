import { catalogOf, defineRemote, loadFields, loadForms, loadTables, loadTabs } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { EventsRoute } from './routes/events.route.tsx';

const event = { Component: async () => (await import('./routes/event.route.tsx')).default };
const fresh = { Component: async () => (await import('./routes/new.route.tsx')).default };
const edit = { Component: async () => (await import('./routes/edit.route.tsx')).default };
const guests = { Component: async () => (await import('./routes/guests.route.tsx')).default };
const mine = { Component: async () => (await import('./routes/mine.route.tsx')).default };
const proposals = { Component: async () => (await import('./routes/proposals.route.tsx')).default };

const formParts = () => Promise.all([loadForms(), loadFields()]);
const calendarParts = () => Promise.all([loadTabs(), loadFields()]);
const guestParts = () => Promise.all([loadTables(), loadTabs(), formParts()]);

export default defineRemote({
  routes: [
    {
      path: '/events',
      children: [
        { index: true, loader: calendarParts, Component: EventsRoute },
        { path: 'new', loader: formParts, lazy: fresh },
        { path: 'mine', lazy: mine },
        { path: 'proposals', loader: formParts, lazy: proposals },
        { path: ':id', lazy: event },
        { path: ':id/edit', loader: formParts, lazy: edit },
        { path: ':id/guests', loader: guestParts, lazy: guests },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
