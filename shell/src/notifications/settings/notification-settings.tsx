import type { NotificationChannel, NotificationType } from '@boardwalk/contracts';
import { ErrorBox, PENDING, Skeleton, Stack, Text, useHashTarget, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { SettingGroup } from '../../account/setting-group.tsx';
import { useHasToken } from '../bell/unread.ts';
import { AppChoices } from './app-choices.tsx';
import { defaultTypes, isDefault } from './default-types.ts';
import { channelsQuery } from './queries.ts';
import { Switches } from './switches.tsx';
import { TypeChoices } from './type-choices.tsx';
import { usePreferences } from './use-preferences.ts';

/** Settings of channels and types. @param resets number of resets to the defaults. */
export function NotificationSettings({ resets }: { resets: number }) {
  const { t } = useLingui();
  const { shown, change, error, offline, refetch } = usePreferences();
  const loading = !shown && !error && !offline;
  const known = useQuery({ ...channelsQuery, enabled: useHasToken() });
  const channels = known.data;
  const done = useRef(resets);
  useEffect(() => {
    if (done.current === resets) return;
    done.current = resets;
    change((before) =>
      isDefault(before.types) && Object.keys(before.apps ?? {}).length === 0
        ? before
        : { ...before, types: defaultTypes(), apps: {} },
    );
  }, [resets, change]);
  // Data that can't be loaded offline isn't awaited.
  const waits = known.isPending && known.fetchStatus === 'fetching';
  useHashTarget(!waits && !loading);
  const choose = useCallback(
    (types: readonly NotificationType[], channel: NotificationChannel, on: boolean) =>
      change((before) => {
        const changed = types.map((type) => [type, { ...before.types[type], [channel]: on }]);
        return { ...before, types: { ...before.types, ...Object.fromEntries(changed) } };
      }),
    [change],
  );
  const chooseOfApp = useCallback(
    (kind: string, channel: NotificationChannel, on: boolean) =>
      change((before) => {
        const chosen = { ...before.apps?.[kind], [channel]: on };
        return { ...before, apps: { ...before.apps, [kind]: chosen } };
      }),
    [change],
  );
  return (
    <>
      <SettingGroup
        id="notifications"
        pending={waits}
        title={t`Notifications`}
        about={t`Choose how the community may reach you. These settings are saved in your account.`}
      >
        {waits ? <RowsSkeleton /> : <Switches channels={channels} />}
      </SettingGroup>
      <SettingGroup
        id="notification-types"
        pending={loading}
        title={t`What you are notified about`}
        about={t`Choose how you are notified, by area or by topic. Channels that are off above stay off.`}
      >
        {shown && (
          <>
            <TypeChoices types={shown.types} channels={channels} onChange={choose} />
            <AppChoices chosen={shown.apps} channels={channels} onChange={chooseOfApp} />
          </>
        )}
        {!shown && error && (
          <Stack py="3">
            <ErrorBox
              title={t`Your notification settings could not be loaded`}
              error={error}
              onRetry={refetch}
            />
          </Stack>
        )}
        {loading && <RowsSkeleton />}
        {offline && !error && (
          <Text py="3" color="fg.muted">
            <Trans>You can change these settings once the site can be reached again.</Trans>
          </Text>
        )}
      </SettingGroup>
    </>
  );
}

const ROWS = ['44%', '58%', '50%', '38%'];

function RowsSkeleton() {
  return (
    <Stack gap="6" py="5" aria-hidden {...PENDING}>
      {ROWS.map((width) => (
        <Skeleton key={width} height="5" width={width} />
      ))}
    </Stack>
  );
}
