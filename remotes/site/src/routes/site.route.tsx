import { AFTER_PENDING, NotLoaded, Page, RequirePermission, Skeleton, Stack, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { IntegrationsPanel } from '../features/integrations/integrations-panel.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';
import { TransferPanel } from '../features/transfer/transfer-panel.tsx';
import { VersionsPanel } from '../features/versions/versions-panel.tsx';
import { settingsQuery } from '../settings/queries.ts';

/** `/admin/site`: all settings of the community's site. */
export function SiteRoute() {
  const { t } = useLingui();
  const skeleton = <Skeleton height="30rem" role="status" aria-label={t`Loading the settings`} />;
  return (
    <Page
      title={t`Site`}
      lead={<Trans>Name, look, texts and links. Visitors see changes only after you save.</Trans>}
      back={{ to: '/admin/dashboard', label: t`Dashboard` }}
    >
      <RequirePermission permission="site.manage" fallback={skeleton}>
        <SitePanels skeleton={skeleton} />
      </RequirePermission>
    </Page>
  );
}

/** The settings form, and the panels of the site's connections, versions and file. */
function SitePanels({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useLingui();
  // Remounts the form after a restore or import.
  const [edition, setEdition] = useState(0);
  const remountForm = () => setEdition((before) => before + 1);
  const { data, error, refetch } = useQuery(settingsQuery);
  if (!data)
    return (
      <NotLoaded
        error={error}
        skeleton={skeleton}
        missing={null}
        failure={t`The settings could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="8" css={{ [AFTER_PENDING]: { display: 'none' } }}>
      <SettingsForm key={edition} current={data} />
      <IntegrationsPanel />
      <VersionsPanel current={data} onReplaced={remountForm} />
      <TransferPanel current={data} onReplaced={remountForm} />
    </Stack>
  );
}
