import {
  catalogOf,
  defineRemote,
  loadControls,
  loadFields,
  loadForms,
  loadTables,
  loadTabs,
} from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { MarketRoute } from './routes/market.route.tsx';

const property = { Component: async () => (await import('./routes/property.route.tsx')).default };
const compare = { Component: async () => (await import('./routes/compare.route.tsx')).default };
const searches = { Component: async () => (await import('./routes/searches.route.tsx')).default };
const mine = { Component: async () => (await import('./routes/mine.route.tsx')).default };
const offers = { Component: async () => (await import('./routes/offers.route.tsx')).default };
const conversations = { Component: async () => (await import('./routes/messages.route.tsx')).default };
const conversation = { Component: async () => (await import('./routes/conversation.route.tsx')).default };
const tenancy = { Component: async () => (await import('./routes/tenancy.route.tsx')).default };
const listing = { Component: async () => (await import('./routes/listing.route.tsx')).default };
const presentation = { Component: async () => (await import('./routes/presentation.route.tsx')).default };
const registry = { Component: async () => (await import('./routes/registry.route.tsx')).default };
const newProperty = { Component: async () => (await import('./routes/new-property.route.tsx')).default };
const registered = {
  Component: async () => (await import('./routes/registered-property.route.tsx')).default,
};
const settlements = { Component: async () => (await import('./routes/settlements.route.tsx')).default };

const formParts = () => Promise.all([loadForms(), loadFields()]);
const searchParts = () => Promise.all([loadTabs(), loadControls(), loadForms(), loadFields()]);
const choiceParts = () => Promise.all([loadControls(), formParts()]);
const marketParts = () => Promise.all([loadTabs(), loadFields()]);
const queueParts = () => Promise.all([loadTabs(), tableParts()]);
const tableParts = () => Promise.all([loadTables(), formParts()]);

export default defineRemote({
  routes: [
    {
      path: '/real-estate',
      children: [
        { index: true, loader: marketParts, Component: MarketRoute },
        { path: 'compare', lazy: compare },
        { path: 'searches', loader: searchParts, lazy: searches },
        { path: 'mine', loader: loadTabs, lazy: mine },
        { path: 'offers', loader: loadTabs, lazy: offers },
        { path: 'messages', loader: loadTabs, lazy: conversations },
        { path: 'messages/:id', loader: formParts, lazy: conversation },
        { path: 'tenancies/:id', lazy: tenancy },
        { path: 'registry', loader: tableParts, lazy: registry },
        { path: 'registry/new', loader: formParts, lazy: newProperty },
        { path: 'registry/:id', loader: formParts, lazy: registered },
        { path: 'settlements', loader: queueParts, lazy: settlements },
        { path: ':id', loader: formParts, lazy: property },
        { path: ':id/list', loader: choiceParts, lazy: listing },
        { path: ':id/present', loader: formParts, lazy: presentation },
      ],
    },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
