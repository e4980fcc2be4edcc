import { type CurrentRemoteSettings, localize, type RemoteSettingsVersion } from '@boardwalk/contracts';
import {
  Badge,
  Button,
  ConfirmDialog,
  call,
  HStack,
  PagedList,
  PanelSection,
  Skeleton,
  Stack,
  Text,
  TimeText,
  toast,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { settingVersionPages, useRefreshSettings } from './queries.ts';

interface SettingVersionsProps {
  current: CurrentRemoteSettings;
  /** Called after the settings were replaced. */
  onReplaced: () => void;
}

/** All versions of an app's settings, each with a restore button, and the defaults. */
export function SettingVersions({ current, onReplaced }: SettingVersionsProps) {
  const { t } = useLingui();
  return (
    <PanelSection
      title={t`Versions`}
      aside={current.version > 0 && <RestoreButton number={0} current={current} onReplaced={onReplaced} />}
    >
      <PagedList
        pages={usePages(settingVersionPages(current.remote))}
        failure={t`The versions could not be loaded`}
        skeleton={<Skeleton height="6rem" role="status" aria-label={t`Loading...`} />}
        empty={
          <Text color="fg.muted">
            <Trans>These settings haven’t been changed yet: each has its default.</Trans>
          </Text>
        }
        loaded={(count) => <Plural value={count} one="# version" other="# versions" />}
        as="ol"
        borderTopWidth="0"
      >
        {(version) => (
          <VersionRow key={version.number} version={version} current={current} onReplaced={onReplaced} />
        )}
      </PagedList>
    </PanelSection>
  );
}

function VersionRow({
  version: { number, at, by, kind, from, changed },
  current,
  onReplaced,
}: SettingVersionsProps & { version: RemoteSettingsVersion }) {
  const { i18n } = useLingui();
  const names = changed.map((key) => {
    const setting = current.properties[key];
    return setting ? localize(setting.label, i18n.locale) : key;
  });
  return (
    <HStack as="li" justify="space-between" gap="4" borderTopWidth="1px" py="3" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600">
            <Trans>Version {number}</Trans>
          </Text>
          {number === current.version && (
            <Badge colorPalette="tide">
              <Trans>Current</Trans>
            </Badge>
          )}
          {kind === 'restored' && (
            <Text as="span">
              {from === 0 ? <Trans>defaults restored</Trans> : <Trans>restored from version {from}</Trans>}
            </Text>
          )}
        </HStack>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {by.fullName}, <TimeText at={at} as="relative" />: {names.join(', ')}
        </Text>
      </Stack>
      {number !== current.version && (
        <RestoreButton number={number} current={current} onReplaced={onReplaced} />
      )}
    </HStack>
  );
}

/** Restores a version, or the defaults. */
function RestoreButton({ number, current, onReplaced }: SettingVersionsProps & { number: number }) {
  const { t } = useLingui();
  const refresh = useRefreshSettings();
  const { remote: name, version } = current;
  const restore = async () => {
    const restored = await call('POST /api/remote-settings/:name/versions/:number/restore', {
      params: { name, number },
      body: { version },
    });
    await refresh(restored);
    onReplaced();
    toast.add({
      description: number === 0 ? t`The defaults were restored` : t`Version ${number} was restored`,
      tone: 'success',
    });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="outline">
          {number === 0 ? <Trans>Restore defaults</Trans> : <Trans>Restore version {number}</Trans>}
        </Button>
      }
      title={number === 0 ? t`Restore the defaults?` : t`Restore version ${number}?`}
      confirmLabel={t`Restore`}
      onConfirm={restore}
      failure={() => t`The settings could not be restored`}
    >
      <Trans>This becomes the new version. The current one is kept in the list.</Trans>
    </ConfirmDialog>
  );
}
