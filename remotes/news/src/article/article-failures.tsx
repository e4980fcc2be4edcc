import { Box, Container, EmptyState, ErrorBox, LinkButton, Page } from '@boardwalk/kit';
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

/** Replaces an article that could not be loaded. */
export function ArticleError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Box py="12" flex="1">
      <Container>
        <ErrorBox title={t`The article could not be loaded`} error={error} onRetry={onRetry} />
      </Container>
    </Box>
  );
}
