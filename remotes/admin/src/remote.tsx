import {
  catalogOf,
  defineRemote,
  loadDisplay,
  loadFields,
  loadForms,
  loadTables,
  loadTabs,
} from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { AppReleasesRoute } from './routes/app-releases.route.tsx';
import { AuditRoute } from './routes/audit.route.tsx';
import { DashboardRoute } from './routes/dashboard.route.tsx';
import { DeliveriesRoute } from './routes/deliveries.route.tsx';
import { GameServerRoute } from './routes/game-server.route.tsx';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { RemoteSettingsRoute } from './routes/remote-settings.route.tsx';
import { RolesRoute } from './routes/roles.route.tsx';

/** Each page has the tabs of the admin area. */
const withTabs =
  (...chunks: (() => Promise<unknown>)[]) =>
  () =>
    Promise.all([loadTabs(), ...chunks.map((load) => load())]);

export default defineRemote({
  routes: [
    { path: '/admin/dashboard', loader: withTabs(loadDisplay), Component: DashboardRoute },
    { path: '/admin/audit', loader: withTabs(loadFields), Component: AuditRoute },
    { path: '/admin/roles', loader: withTabs(loadFields, loadForms), Component: RolesRoute },
    { path: '/admin/deliveries', loader: withTabs(loadTables), Component: DeliveriesRoute },
    { path: '/admin/releases', loader: withTabs(loadTables), Component: ReleasesRoute },
    { path: '/admin/releases/:name', loader: withTabs(loadTables, loadDisplay), Component: AppReleasesRoute },
    { path: '/admin/remotes/:name', loader: withTabs(loadFields, loadForms), Component: RemoteSettingsRoute },
    { path: '/admin/game-server', loader: withTabs(loadTables), Component: GameServerRoute },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
