import { Button, EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Nobody to show: because nobody came yet, or because nobody matches. */
export function NoMembers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`No members yet`}>
        <Trans>
          Members appear here after they sign in for the first time. Share the site’s address to invite
          people.
        </Trans>
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
      <Trans>Search for part of a name, handle, e-mail address or id, or choose another role.</Trans>
    </EmptyState>
  );
}
