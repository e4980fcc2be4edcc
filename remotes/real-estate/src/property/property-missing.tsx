import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces a property that doesn't exist. */
export function PropertyMissing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Property not found`}
      action={
        <LinkButton variant="outline" to="/real-estate">
          <Trans>View listings</Trans>
        </LinkButton>
      }
    >
      <Trans>It may have been removed from the registry, or the address is wrong.</Trans>
    </EmptyState>
  );
}
