import { EmptyState, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A list without anything in it. */
export function NothingNew({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing new on the boardwalk`} action={action}>
      <Trans>
        When the paper comes out or somebody answers you, it stands here. You choose what counts in your{' '}
        <Link to="/settings#notifications">settings</Link>.
      </Trans>
    </EmptyState>
  );
}
