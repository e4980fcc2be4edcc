import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { StaffRoute } from './routes/staff.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';

export default defineRemote({
  routes: { '/staff': StaffRoute, '/users': UsersRoute, '/admin/releases': ReleasesRoute },
  catalog,
});
