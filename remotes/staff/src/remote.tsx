import { catalogOf, defineRemote, loadFields, loadForms, loadTables, loadTabs } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { InboxRoute } from './routes/inbox.route.tsx';
import { MemberRoute } from './routes/member.route.tsx';
import { StaffRoute } from './routes/staff.route.tsx';
import { TeamRoute } from './routes/team.route.tsx';
import { UsersRoute } from './routes/users.route.tsx';

const inboxParts = () => Promise.all([loadFields(), loadTabs()]);

export default defineRemote({
  routes: [
    { path: '/staff', loader: inboxParts, Component: StaffRoute },
    { path: '/staff/team', Component: TeamRoute },
    { path: '/inbox', loader: inboxParts, Component: InboxRoute },
    { path: '/users', loader: loadTables, Component: UsersRoute },
    { path: '/users/:id', loader: loadForms, Component: MemberRoute },
  ],
  catalog: catalogOf(messages, (language) => import(`./locales/${language}.po`)),
});
