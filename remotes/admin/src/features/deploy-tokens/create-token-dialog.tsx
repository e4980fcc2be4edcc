import {
  DEPLOY_TOKEN_DAYS,
  type DeployToken,
  type EndpointAnswer,
  type EndpointRequest,
  REMOTE_NAME,
} from '@boardwalk/contracts';
import { call, FormField, Input, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NewKeyProps } from '../../machine-keys/machine-keys.tsx';
import { NewKeyDialog } from '../../machine-keys/new-key-dialog.tsx';
import { TokenScopeFields } from './token-scope-fields.tsx';
import { namesOf } from './token-state.ts';

type Body = EndpointRequest<'POST /api/deploy-tokens'>['body'];
type CreatedToken = EndpointAnswer<'POST /api/deploy-tokens'>;

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

const DEFAULT_VALUES: TokenValues = {
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

/** Dialog that creates a token, for the remotes that it may release. */
export function CreateTokenDialog({ open, onFailure, onClose }: NewKeyProps<DeployToken>) {
  const { t } = useLingui();
  const isNames = (remotes: string) => {
    const wrong = namesOf(remotes).find((one) => !REMOTE_NAME.test(one));
    return wrong === undefined || t`“${wrong}” isn’t the name of an app.`;
  };
  return (
    <NewKeyDialog<TokenValues, Body, CreatedToken>
      open={open}
      title={t`New deploy token`}
      submitLabel={<Trans>Create token</Trans>}
      defaultValues={DEFAULT_VALUES}
      check="POST /api/deploy-tokens"
      body={bodyOf}
      onSubmit={(body) => call('POST /api/deploy-tokens', { body })}
      failure={t`The token could not be created`}
      onFailure={onFailure}
      onClose={onClose}
      secretOf={({ secret }) => ({
        title: t`Copy the token now`,
        label: t`Deploy token`,
        value: secret,
        children: (
          <Text>
            <Trans>
              The token is shown only once. The site stores only its hash. Give it to the team as{' '}
              <code translate="no">BOARDWALK_TOKEN</code>.
            </Trans>
          </Text>
        ),
      })}
    >
      {({ control }) => (
        <>
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
            label={t`Apps`}
            helperText={t`Their names, separated by commas: “news, docs”. The token works for no others.`}
            rules={{ required: t`Enter at least one app.`, validate: isNames }}
          >
            {(field) => <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
          </FormField>
          <TokenScopeFields control={control} />
        </>
      )}
    </NewKeyDialog>
  );
}
