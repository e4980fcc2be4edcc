import {
  EmptyState,
  endpointQuery,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  Text,
  usePermission,
  useQuery,
  useSearchParams,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClaimForm } from '../features/setup/claim-form.tsx';
import { SetupWizard } from '../features/setup/setup-wizard.tsx';
import { WhatNext } from '../features/setup/what-next.tsx';
import { settingsQuery } from '../settings/queries.ts';

/** Whether the site has no owner yet. */
const setupQuery = endpointQuery('GET /api/setup', {});

/** Query parameter after the questions are answered. */
const DONE = 'done';
/** Reloads the page, because the frame around it still has the previous name and look. */
const openDone = () => location.assign(`/setup?${DONE}`);

/** `/setup`: claims a site without an owner. Its new owner then answers the questions here. */
export function SetupRoute() {
  const { t } = useLingui();
  const isOwner = usePermission('site.manage');
  return (
    <Page title={t`Set up your site`} py={{ base: '6', md: '10' }}>
      {isOwner ? <Wizard /> : <Claim />}
    </Page>
  );
}

function Wizard() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data && params.has(DONE)) return <WhatNext name={data.settings.name} off={data.settings.areasOff} />;
  if (data) return <SetupWizard current={data} onDone={openDone} key="wizard" />;
  return (
    <NotLoaded
      error={error}
      skeleton={<Skeleton height="16rem" role="status" aria-label={t`Loading...`} />}
      missing={null}
      failure={t`The settings could not be loaded`}
      onRetry={() => void refetch()}
    />
  );
}

function Claim() {
  const { t } = useLingui();
  const { state } = useSession();
  const { data, error, refetch } = useQuery(setupQuery);
  if (!data || state === 'loading')
    return (
      <NotLoaded
        error={error}
        skeleton={<Skeleton height="16rem" role="status" aria-label={t`Loading...`} />}
        missing={
          <EmptyState title={t`This site has an owner`}>
            <Trans>There is nothing to set up here.</Trans>
          </EmptyState>
        }
        failure={t`The setup status could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  if (state === 'authenticated') return <ClaimForm />;
  return (
    <Stack gap="5" maxW="32rem" align="start">
      <Text>
        <Trans>
          This site has no owner yet. Log in with the account that will own it, then enter the code that the
          server printed.
        </Trans>
      </Text>
      <LinkButton colorPalette="sodium" to="/auth" state={{ returnTo: '/setup', resume: true }}>
        <Trans>Log in</Trans>
      </LinkButton>
      <LinkButton variant="outline" to="/auth?screen=sign-up" state={{ returnTo: '/setup', resume: true }}>
        <Trans>Create Account</Trans>
      </LinkButton>
    </Stack>
  );
}
