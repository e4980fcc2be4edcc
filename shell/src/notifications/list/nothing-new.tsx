import { EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A list without anything in it. */
export function NothingNew({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing new on the boardwalk`} action={action}>
      <Trans>When the paper comes out or somebody answers you, it stands here.</Trans>
    </EmptyState>
  );
}
