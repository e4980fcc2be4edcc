import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces an event that doesn't exist, or isn't visible to the reader. */
export function EventMissing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Event not found`}
      action={
        <LinkButton variant="outline" to="/events">
          <Trans>View all events</Trans>
        </LinkButton>
      }
    >
      <Trans>It may have been removed or be open to certain roles only, or the address is wrong.</Trans>
    </EmptyState>
  );
}
