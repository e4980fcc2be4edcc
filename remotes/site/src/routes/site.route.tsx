import {
  AFTER_PENDING,
  Forbidden,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useAccess,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IntegrationsPanel } from '../features/integrations/integrations-panel.tsx';
import { SettingsForm } from '../features/settings/components/settings-form.tsx';
import { TransferPanel } from '../features/transfer/transfer-panel.tsx';
import { VersionsPanel } from '../features/versions/versions-panel.tsx';
import { settingsQuery } from '../settings/settings-calls.ts';

/** `/admin/site`: all settings of the community's site. */
export function SiteRoute() {
  const { t } = useLingui();
  // Remounts the form after a restore or import.
  const [edition, setEdition] = useState(0);
  const beginAnew = () => setEdition((before) => before + 1);
  const access = useAccess('site.manage');
  const { data, error, refetch } = useQuery({ ...settingsQuery, enabled: access === 'granted' });
  return (
    <Page
      title={t`Site`}
      lead={<Trans>Name, look, texts and links. Visitors see changes only after you save.</Trans>}
      action={
        <LinkButton variant="plain" px="0" to="/admin/dashboard" alignSelf={{ base: 'start', md: 'end' }}>
          <Trans>Dashboard</Trans>
        </LinkButton>
      }
      py={{ base: '6', md: '8' }}
    >
      {access === 'denied' ? (
        <Forbidden permission="site.manage" />
      ) : data ? (
        <Stack gap="8" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          <SettingsForm key={edition} current={data} />
          <IntegrationsPanel />
          <VersionsPanel current={data} onReplaced={beginAnew} />
          <TransferPanel current={data} onReplaced={beginAnew} />
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          skeleton={<Skeleton height="30rem" role="status" aria-label={t`Loading the settings`} />}
          missing={null}
          failure={t`The settings could not be loaded`}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
