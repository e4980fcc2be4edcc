import { Button, FailureScreen, Stack, useNavigate, usePageTitle, useRouteError } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { OfflineOr } from '../offline/offline-or.tsx';

/** Error page of a shell route that failed, or can't be loaded offline. The frame stays. */
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
    <FailureScreen
      what={<Trans>We encountered an error while loading this page. You can try the following:</Trans>}
    >
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
    </FailureScreen>
  );
}
