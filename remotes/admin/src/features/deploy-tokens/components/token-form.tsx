import { DEPLOY_TOKEN_DAYS, REMOTE_NAME } from '@boardwalk/contracts';
import {
  Dialog,
  DialogCancel,
  Form,
  FormField,
  FormSummary,
  Input,
  Stack,
  SubmitButton,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TokenCreation } from '../hooks/use-tokens.ts';
import { namesOf } from '../token-state.ts';
import { TokenPowers } from './token-powers.tsx';

/**
 * `remotes` are comma-separated names; `holder` defines whether a member has to serve what is published, `trust` when a member approves the token.
 */
export interface TokenValues {
  name: string;
  remotes: string;
  days: number;
  holder: 'serve' | 'publish';
  trust: 'later' | 'now';
}

const BEGUN: TokenValues = {
  name: '',
  remotes: '',
  days: DEPLOY_TOKEN_DAYS.usual,
  holder: 'serve',
  trust: 'later',
};

const bodyOf = ({ name, remotes, days, holder, trust }: TokenValues) => ({
  name: name.trim(),
  remotes: namesOf(remotes),
  days,
  publishOnly: holder === 'publish',
  approved: trust === 'now',
});

interface TokenFormProps {
  creation: TokenCreation;
  onMade: (secret: string) => void;
}

/** Name of a token, and the remotes it may release. */
export function TokenForm({ creation, onMade }: TokenFormProps) {
  const { t } = useLingui();
  const isNames = (remotes: string) => {
    const wrong = namesOf(remotes).find((one) => !REMOTE_NAME.test(one));
    return wrong === undefined || t`“${wrong}” isn’t the name of a remote.`;
  };
  return (
    <Form
      defaultValues={BEGUN}
      check="POST /api/deploy-tokens"
      body={bodyOf}
      onSubmit={(body) => creation.mutateAsync(body)}
      onSaved={({ secret }) => onMade(secret)}
      failure={t`The token could not be created`}
    >
      {({ control }) => (
        <>
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              <FormField
                control={control}
                name="name"
                label={t`Name`}
                helperText={t`Who uses it, for example “News team, build server”.`}
                rules={{ required: t`Enter a name, so that you can recognize it later.` }}
              >
                {(field) => <Input {...field} maxLength={80} autoComplete="off" />}
              </FormField>
              <FormField
                control={control}
                name="remotes"
                label={t`Remotes`}
                helperText={t`Their names, separated by commas: “news, docs”. The token works for no others.`}
                rules={{ required: t`Enter at least one remote.`, validate: isNames }}
              >
                {(field) => <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
              </FormField>
              <TokenPowers control={control} />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton>
              <Trans>Create token</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
