import { Button, EmptyState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** An empty log, or one without entries of the wanted kind. */
export function NoEntries({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Nothing has changed yet`}>
        <Trans>
          Every role given or removed, every changed profile and every new member is written down here.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No such change`}
      action={
        <Button variant="outline" onClick={onClear}>
          <Trans>Show all changes</Trans>
        </Button>
      }
    >
      <Trans>Nothing in the log matches all filters. Names have to be written whole.</Trans>
    </EmptyState>
  );
}
