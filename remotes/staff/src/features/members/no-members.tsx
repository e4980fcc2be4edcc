import { Button, EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Empty state: no members yet, or no matches. */
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
