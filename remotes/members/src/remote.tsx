import { defineRemote } from '@boardwalk/kit';
import { catalog } from './catalog.ts';
import { memberLoader } from './features/profile/get-profile.ts';
import { MemberRoute } from './routes/member.route.tsx';

export default defineRemote({
  routes: [{ path: '/members/:handle', loader: memberLoader, Component: MemberRoute }],
  catalog,
});
