import { Button, EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Nobody to show: because nobody came yet, or because nobody matches. */
export function NoMembers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Nobody has joined yet`}>
        <Trans>Members appear here when they sign in for the first time. Send somebody the address.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No member matches`}
      action={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>
        Look for a part of the name, the handle, the e-mail address or the id, or try another role.
      </Trans>
    </EmptyState>
  );
}
