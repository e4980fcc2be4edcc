import { catalogOf, defineRemote } from '@boardwalk/kit';
import { memberLoader } from './features/profile/queries.ts';
import { messages } from './locales/en.po';
import { MemberRoute } from './routes/member.route.tsx';

export default defineRemote({
  routes: [{ path: '/members/:handle', loader: memberLoader, Component: MemberRoute }],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
