import { Button, Link, PageHeading, Stack, Text, usePageTitle } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** There is no connection, and nothing of this page is kept in the browser. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`You are offline`);
  return (
    <Stack
      align="start"
      gap="4"
      maxW="page"
      mx="auto"
      width="100%"
      px={{ base: '4', sm: '6', lg: '8' }}
      py="16"
    >
      <PageHeading>
        <Trans>You are offline</Trans>
      </PageHeading>
      <Text color="fg.muted" textStyle="lg" maxW="60ch">
        <Trans>
          Nothing of this page is kept in your browser. It opens by itself as soon as the connection is back.
          Pages that you opened before still work.
        </Trans>
      </Text>
      <Stack direction="row" gap="3" wrap="wrap">
        <Button colorPalette="sodium" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Button asChild variant="outline">
          <Link to="/">
            <Trans>Go to Home</Trans>
          </Link>
        </Button>
      </Stack>
    </Stack>
  );
}
