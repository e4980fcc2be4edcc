import { Navigate, Slot, useSession } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { HealthPanel } from '../features/dashboard/health-panel.tsx';
import { KeyNumbers } from '../features/dashboard/key-numbers.tsx';
import { TrendsPanel } from '../features/dashboard/trends-panel.tsx';
import { ADMIN_PAGES } from '../layout/admin-nav.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/dashboard`: health and trends of the site. Members with access to other admin pages only are redirected to the first of them. */
export function DashboardRoute() {
  const { t } = useLingui();
  const { permissions } = useSession();
  const first = ADMIN_PAGES.find(({ permission }) => permissions.includes(permission));
  if (first && first.permission !== 'dashboard.read') return <Navigate to={first.to} replace />;
  return (
    <AdminPage
      title={t`Dashboard`}
      lead={<Trans>The health of the site and its activity.</Trans>}
      permission="dashboard.read"
    >
      <KeyNumbers />
      <TrendsPanel />
      <HealthPanel />
      <Slot name="admin.dashboard.cards" props={{}} />
    </AdminPage>
  );
}
