import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces a page that doesn’t exist, or not for this reader. */
export function PageMissing() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Page not found`}
      action={
        <LinkButton variant="outline" to="/docs">
          <Trans>Go to the docs</Trans>
        </LinkButton>
      }
    >
      <Trans>The page was unpublished, isn’t published yet, or the address is wrong.</Trans>
    </EmptyState>
  );
}
