import { EmptyState, NotLoaded, PanelSection, Skeleton, useParams, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { remoteSettingsQuery } from '../features/remote-settings/queries.ts';
import { RemoteSettingsForm } from '../features/remote-settings/remote-settings-form.tsx';
import { SettingVersions } from '../features/remote-settings/setting-versions.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/remotes/:name`: the settings of an app. */
export function RemoteSettingsRoute() {
  const { t } = useLingui();
  const { name = '' } = useParams();
  return (
    <AdminPage
      title={t`Settings of ${name}`}
      back={{ to: `/admin/releases/${name}`, label: name }}
      permission="site.manage"
    >
      <Settings key={name} name={name} />
    </AdminPage>
  );
}

function Settings({ name }: { name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(remoteSettingsQuery(name));
  // The form begins again with the values of a restored version.
  const [replaced, setReplaced] = useState(0);
  if (!data)
    return (
      <NotLoaded
        error={error}
        permission="site.manage"
        skeleton={<Skeleton height="24rem" role="status" aria-label={t`Loading the settings`} />}
        missing={
          <EmptyState title={t`App not found`}>
            <Trans>It may have been removed, or the address is wrong.</Trans>
          </EmptyState>
        }
        failure={t`The settings could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  if (Object.keys(data.properties).length === 0)
    return (
      <EmptyState title={t`This app has no settings`}>
        <Trans>Its team can declare settings in a later version.</Trans>
      </EmptyState>
    );
  return (
    <>
      <PanelSection title={t`Settings`}>
        <RemoteSettingsForm key={replaced} current={data} />
      </PanelSection>
      <SettingVersions current={data} onReplaced={() => setReplaced((count) => count + 1)} />
    </>
  );
}
