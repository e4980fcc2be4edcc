import { Trans, useLingui } from '@lingui/react/macro';
import { RoleActions } from '../features/roles/role-actions.tsx';
import { RolesPanel } from '../features/roles/roles-panel.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/roles`: the roles of the site with their permissions. */
export function RolesRoute() {
  const { t } = useLingui();
  return (
    <AdminPage
      title={t`Roles`}
      lead={<Trans>Roles give members their permissions. Changes apply immediately.</Trans>}
      action={<RoleActions />}
      permission="roles.read"
    >
      <RolesPanel />
    </AdminPage>
  );
}
