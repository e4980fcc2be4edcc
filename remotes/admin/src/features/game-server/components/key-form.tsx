import { type GameKey, KEY_OVERLAP_HOURS } from '@boardwalk/contracts';
import {
  Dialog,
  DialogCancel,
  Form,
  FormField,
  FormSummary,
  Input,
  Stack,
  SubmitButton,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CreatedKey } from '../create-key.ts';
import type { KeyCreation } from '../hooks/use-keys.ts';

interface KeyFormProps {
  creation: KeyCreation;
  /** The key that the new one replaces. */
  replaces: GameKey | undefined;
  onMade: (key: CreatedKey) => void;
}

/** Name of a key. */
export function KeyForm({ creation, replaces, onMade }: KeyFormProps) {
  const { t } = useLingui();
  return (
    <Form
      defaultValues={{ name: replaces?.name ?? '' }}
      check="POST /api/game-keys"
      body={({ name }) => ({ name: name.trim(), ...(replaces && { replaces: replaces.id }) })}
      onSubmit={(body) => creation.mutateAsync(body)}
      onSaved={onMade}
      failure={t`The key could not be created`}
    >
      {({ control }) => (
        <>
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              {replaces && (
                <Text>
                  <Trans>
                    The new key is valid at once. The old one stays valid for {KEY_OVERLAP_HOURS} hours, so
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
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton>
              <Trans>Create key</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
