import { DEPLOY_TOKEN_DAYS, REMOTE_NAME } from '@boardwalk/contracts';
import { Button, chakra, Dialog, ErrorBox, Field, Input, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { TokenCreation } from '../hooks/use-tokens.ts';
import { namesOf } from '../token-state.ts';
import { type Powers, TokenPowers } from './token-powers.tsx';

interface TokenFormProps {
  creation: TokenCreation;
  onMade: (secret: string) => void;
}

/** What a token is called and which remotes it may release. */
export function TokenForm({ creation, onMade }: TokenFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [remotes, setRemotes] = useState('');
  const [powers, setPowers] = useState<Powers>({ days: DEPLOY_TOKEN_DAYS.usual, publishOnly: false });
  const [tried, setTried] = useState(false);
  const names = namesOf(remotes);
  const wrong = names.filter((one) => !REMOTE_NAME.test(one));
  const nameless = tried && name.trim() === '';
  const remoteless = tried && (names.length === 0 || wrong.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || names.length === 0 || wrong.length > 0 || creation.isPending) return;
    creation.mutate(
      { name: name.trim(), remotes: names, ...powers },
      { onSuccess: ({ secret }) => onMade(secret) },
    );
  };
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Dialog.Header pe="12">
        <Dialog.Title>
          <Trans>New deploy token</Trans>
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {creation.error && <ErrorBox title={t`No token was made`} error={creation.error} />}
          <Field.Root required invalid={nameless}>
            <Field.Label>
              <Trans>Name</Trans>
            </Field.Label>
            <Input
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Field.HelperText>
              <Trans>Who holds it: “News team, build server”.</Trans>
            </Field.HelperText>
            <Field.ErrorText>
              <Trans>Give it a name, so that you know what you revoke.</Trans>
            </Field.ErrorText>
          </Field.Root>
          <Field.Root required invalid={remoteless}>
            <Field.Label>
              <Trans>Remotes</Trans>
            </Field.Label>
            <Input
              value={remotes}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setRemotes(event.currentTarget.value)}
            />
            <Field.HelperText>
              <Trans>Their names, with commas between: “news, docs”. It opens nothing else.</Trans>
            </Field.HelperText>
            <Field.ErrorText>
              {wrong.length > 0 ? t`“${wrong[0]}” is no name of a remote.` : t`Name at least one remote.`}
            </Field.ErrorText>
          </Field.Root>
          <TokenPowers powers={powers} onChange={setPowers} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button variant="outline">
            <Trans>Cancel</Trans>
          </Button>
        </Dialog.ActionTrigger>
        <Button type="submit" colorPalette="sodium" loading={creation.isPending}>
          <Trans>Make the token</Trans>
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
