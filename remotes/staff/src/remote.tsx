import { defineRemote, loadTables } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { StaffRoute } from './routes/staff.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';

export default defineRemote({
  routes: [
    { path: '/staff', Component: StaffRoute },
    { path: '/users', loader: loadTables, Component: UsersRoute },
  ],
  catalog,
});
