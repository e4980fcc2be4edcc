import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces an article that doesn't exist, or that the reader may not see. */
export function ArticleMissing() {
  const { t } = useLingui();
  return (
    <Page title={t`Article not found`}>
      <EmptyState
        title={t`There is no article at this address`}
        action={
          <LinkButton variant="outline" to="/news">
            <Trans>Go to the news</Trans>
          </LinkButton>
        }
      >
        <Trans>The article was unpublished, isn’t published yet, or the address is wrong.</Trans>
      </EmptyState>
    </Page>
  );
}
