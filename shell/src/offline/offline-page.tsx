import { Button, LinkButton, Page, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Page for a URL that isn't cached, without a connection. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`You are offline`}
      lead={
        <Trans>
          This page isn’t saved on this device. It opens automatically when you are back online. Pages you
          opened before still work.
        </Trans>
      }
    >
      <Stack direction="row" gap="3" wrap="wrap">
        <Button colorPalette="sodium" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <LinkButton variant="outline" to="/">
          <Trans>Go to Home</Trans>
        </LinkButton>
      </Stack>
    </Page>
  );
}
