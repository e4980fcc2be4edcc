import { defineRemote } from '@boardwalk/kit';
import { ReleasesRoute } from './routes/releases.route.tsx';
import { StaffRoute } from './routes/staff.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';
import { words } from './words.ts';

export default defineRemote({
  routes: { '/staff': StaffRoute, '/users': UsersRoute, '/admin/releases': ReleasesRoute },
  words,
});
