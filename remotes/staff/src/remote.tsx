import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { StaffRoute } from './routes/staff.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';

export default defineRemote({
  routes: [
    { path: '/staff', Component: StaffRoute },
    { path: '/users', Component: UsersRoute },
    { path: '/admin/releases', Component: ReleasesRoute },
  ],
  catalog,
});
