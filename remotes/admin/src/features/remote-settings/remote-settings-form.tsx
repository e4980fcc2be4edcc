import type { CurrentRemoteSettings, SettingValues } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  call,
  Form,
  FormBar,
  FormSummary,
  HStack,
  RequestError,
  Stack,
  SubmitButton,
  Text,
  TimeText,
  toast,
  UnsavedChanges,
  VersionConflict,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefreshSettings } from './queries.ts';
import { type RemoteSettingsValues, SettingField } from './setting-field.tsx';

/** The settings of an app in a form that its declaration defines. */
export function RemoteSettingsForm({ current }: { current: CurrentRemoteSettings }) {
  const { t } = useLingui();
  const refresh = useRefreshSettings();
  // Changes are based on this version, whatever the server has meanwhile.
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<CurrentRemoteSettings>();
  const { remote: name, properties } = base;
  return (
    <Form<RemoteSettingsValues, { version: number; values: SettingValues }, CurrentRemoteSettings>
      defaultValues={{ values: base.values }}
      check="PUT /api/remote-settings/:name"
      body={({ values }) => ({ version: theirs?.version ?? base.version, values })}
      onSubmit={(body) => call('PUT /api/remote-settings/:name', { params: { name }, body })}
      savedValues={({ values }) => ({ values })}
      onSaved={async (saved) => {
        setTheirs(undefined);
        setBase(saved);
        await refresh(saved);
        toast.add({ description: t`Saved. Visitors see the changes within seconds.`, tone: 'success' });
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'REMOTE_SETTINGS_STALE') return false;
        setTheirs(error.current as CurrentRemoteSettings);
        return true;
      }}
      failure={t`The settings could not be saved`}
    >
      {(form) => (
        <Stack gap="6">
          {theirs && (
            <VersionConflict
              title={<Trans>The settings were changed somewhere else</Trans>}
              onTake={() => {
                form.reset({ values: theirs.values });
                setTheirs(undefined);
                setBase(theirs);
                void refresh(theirs);
              }}
              onKeep={() => {}}
              submitOnKeep
            >
              {theirs.at !== null && (
                <Text>
                  <Trans>
                    Version {theirs.version} was saved <TimeText at={theirs.at} as="relative" />. Both
                    versions are kept.
                  </Trans>
                </Text>
              )}
            </VersionConflict>
          )}
          <FormSummary />
          {Object.entries(properties).map(([key, setting]) => (
            <Box key={key}>
              <SettingField control={form.control} name={key} setting={setting} />
              <HStack gap="2" mt="1.5" wrap="wrap">
                {setting.public && (
                  <Badge variant="outline">
                    <Trans>Visible in pages</Trans>
                  </Badge>
                )}
                {base.values[key] === setting.default && (
                  <Badge variant="outline">
                    <Trans>Default</Trans>
                  </Badge>
                )}
              </HStack>
            </Box>
          ))}
          <FormBar>
            <UnsavedChanges />
            <SubmitButton needsChange disabled={theirs !== undefined}>
              <Trans>Save</Trans>
            </SubmitButton>
          </FormBar>
        </Stack>
      )}
    </Form>
  );
}
