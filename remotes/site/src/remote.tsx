import { catalogOf, defineRemote } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { parts } from './parts.ts';
import { SetupRoute } from './routes/setup.route.tsx';
import { SiteRoute } from './routes/site.route.tsx';

export default defineRemote({
  routes: [
    { path: '/admin/site', loader: parts, Component: SiteRoute },
    { path: '/setup', loader: parts, Component: SetupRoute },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
