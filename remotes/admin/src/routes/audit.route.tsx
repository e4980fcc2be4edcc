import { Trans, useLingui } from '@lingui/react/macro';
import { AuditPanel } from '../features/audit/audit-panel.tsx';
import { ExportButton } from '../features/audit/export-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/audit`: the audit log. */
export function AuditRoute() {
  const { t } = useLingui();
  return (
    <AdminPage
      title={t`Audit log`}
      lead={<Trans>Who changed what, and when. Entries are never removed.</Trans>}
      action={<ExportButton />}
      permission="audit.read"
    >
      <AuditPanel />
    </AdminPage>
  );
}
