import { Button, EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Empty state of the log, or of the filtered log. */
export function NoEntries({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`No changes yet`}>
        <Trans>Role changes, profile changes and new members appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No changes match`}
      action={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>No entry matches all filters. Enter full names.</Trans>
    </EmptyState>
  );
}
