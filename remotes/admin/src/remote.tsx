import { catalogOf, defineRemote, loadDisplay, loadFields, loadForms, loadTables } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { AuditRoute } from './routes/audit.route.tsx';
import { DashboardRoute } from './routes/dashboard.route.tsx';
import { DeliveriesRoute } from './routes/deliveries.route.tsx';
import { GameServerRoute } from './routes/game-server.route.tsx';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { RolesRoute } from './routes/roles.route.tsx';

export default defineRemote({
  routes: [
    { path: '/admin/dashboard', loader: loadDisplay, Component: DashboardRoute },
    { path: '/admin/audit', loader: loadFields, Component: AuditRoute },
    { path: '/admin/roles', loader: () => Promise.all([loadFields(), loadForms()]), Component: RolesRoute },
    { path: '/admin/deliveries', Component: DeliveriesRoute },
    { path: '/admin/releases', loader: loadTables, Component: ReleasesRoute },
    { path: '/admin/game-server', Component: GameServerRoute },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
