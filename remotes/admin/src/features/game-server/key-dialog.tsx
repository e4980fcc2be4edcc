import { type EndpointRequest, type GameKey, KEY_OVERLAP_HOURS } from '@boardwalk/contracts';
import { call, FormField, Input, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NewKeyProps } from '../../machine-keys/machine-keys.tsx';
import { NewKeyDialog } from '../../machine-keys/new-key-dialog.tsx';
import { type CreatedKey, serverLines } from './game-key.ts';

type Body = EndpointRequest<'POST /api/game-keys'>['body'];

/** Dialog that creates a key, then shows the lines for the game server's configuration, once. */
export function KeyDialog({ open, replaces, onFailure, onClose }: NewKeyProps<GameKey>) {
  const { t } = useLingui();
  const old = replaces?.name;
  return (
    <NewKeyDialog<{ name: string }, Body, CreatedKey>
      open={open}
      size="lg"
      title={old ? t`Replace ${old}` : t`New game server key`}
      submitLabel={<Trans>Create key</Trans>}
      defaultValues={{ name: old ?? '' }}
      check="POST /api/game-keys"
      body={({ name }) => ({ name: name.trim(), replaces: replaces?.id })}
      onSubmit={(body) => call('POST /api/game-keys', { body })}
      failure={t`The key could not be created`}
      onFailure={onFailure}
      onClose={onClose}
      secretOf={(created) => ({
        title: t`Copy these lines now`,
        label: t`Lines for server.cfg`,
        value: serverLines(window.location.origin, created),
        children: (
          <Text>
            <Trans>
              The secret is shown only once; the site doesn’t store it. Put these lines into the game server’s{' '}
              <code translate="no">server.cfg</code>, replace earlier ones, and restart the resource.
            </Trans>
          </Text>
        ),
      })}
    >
      {({ control }) => (
        <>
          {replaces && (
            <Text>
              <Trans>
                The new key is valid immediately. The old one stays valid for {KEY_OVERLAP_HOURS} hours, so
                that you can put the new one into <code translate="no">server.cfg</code>.
              </Trans>
            </Text>
          )}
          <FormField
            control={control}
            name="name"
            label={t`Name`}
            helperText={t`The game server that uses it, for example “City one”.`}
            rules={{ required: t`Enter a name, so that you can recognize it later.` }}
          >
            {(field) => <Input {...field} maxLength={60} autoComplete="off" />}
          </FormField>
        </>
      )}
    </NewKeyDialog>
  );
}
