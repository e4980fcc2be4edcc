import { usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeadLettersPanel } from '../features/dead-letters/dead-letters-panel.tsx';
import { FailedHooksPanel } from '../features/dead-letters/failed-hooks-panel.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/deliveries`: messages that could not be delivered. */
export function DeliveriesRoute() {
  const { t } = useLingui();
  const managesReleases = usePermission('releases.manage');
  return (
    <AdminPage
      title={t`Deliveries`}
      lead={<Trans>E-mails and push messages that could not be delivered, and why.</Trans>}
      permission="notifications.manage"
    >
      <DeadLettersPanel />
      {managesReleases && <FailedHooksPanel />}
    </AdminPage>
  );
}
