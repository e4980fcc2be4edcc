import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** In the place of an event that doesn't exist, or isn't for the reader. */
export function EventMissing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`There is no such event`}
      action={
        <LinkButton variant="outline" to="/events">
          <Trans>See what is on</Trans>
        </LinkButton>
      }
    >
      <Trans>It was removed, is for others, or the address has a mistake in it.</Trans>
    </EmptyState>
  );
}
