import { Button, Heading, Stack, Text, useNavigate, usePageTitle, useRouteError } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OfflineOr } from '../offline/offline-or.tsx';

/** A page of the shell itself failed, or can't be had without a connection. The frame stays round it. */
export function RouteErrorPage() {
  return (
    <OfflineOr error={useRouteError()}>
      <FailedPage />
    </OfflineOr>
  );
}

function FailedPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  usePageTitle(t`Something went wrong`);
  return (
    <Stack
      role="alert"
      gap="5"
      maxW="page"
      width="100%"
      mx="auto"
      px={{ base: '4', sm: '6', lg: '8' }}
      py="16"
    >
      <Heading as="h1" textStyle="3xl">
        <Trans>Something went wrong</Trans>
      </Heading>
      <Text color="fg.muted" textStyle="lg">
        <Trans>We encountered an error while loading this page. You can try the following:</Trans>
      </Text>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" align="start">
        <Button colorPalette="sodium" onClick={() => location.reload()}>
          <Trans>Refresh this page</Trans>
        </Button>
        <Button variant="outline" onClick={() => location.assign('/')}>
          <Trans>Go to Home</Trans>
        </Button>
        {history.length > 1 && (
          <Button variant="outline" onClick={() => navigate(-1)}>
            <Trans>Go back</Trans>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
