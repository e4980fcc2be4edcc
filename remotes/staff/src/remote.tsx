import { defineRemote, loadTables } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { GameServerRoute } from './routes/game-server.route.tsx';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { StaffRoute } from './routes/staff.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';

export default defineRemote({
  routes: [
    { path: '/staff', loader: loadTables, Component: StaffRoute },
    { path: '/users', loader: loadTables, Component: UsersRoute },
    { path: '/admin/releases', loader: loadTables, Component: ReleasesRoute },
    { path: '/admin/game-server', Component: GameServerRoute },
  ],
  catalog,
});
