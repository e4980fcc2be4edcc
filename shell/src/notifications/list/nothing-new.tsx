import { EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Empty state of the list. */
export function NothingNew({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No notifications yet`} action={action}>
      <Trans>Notifications appear here when news is published or someone replies to you.</Trans>
    </EmptyState>
  );
}
