import { Box, Container, ErrorBox } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

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
