import { isForbidden, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MachineKeys } from '../../machine-keys/machine-keys.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { tokensQuery } from './queries.ts';
import { TokenRow } from './token-row.tsx';

/** Deploy tokens, with which teams release from their own machines. */
export function TokensPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(tokensQuery);
  if (isForbidden(error)) return null;
  return (
    <MachineKeys
      title={t`Deploy tokens`}
      createLabel={<Trans>New token</Trans>}
      keys={data?.items}
      error={error}
      onRetry={() => void refetch()}
      failure={t`The tokens could not be loaded`}
      loading={t`Loading deploy tokens`}
      empty={
        <Trans>
          No deploy tokens yet. A team needs one to publish from its own repository. It works only for that
          team’s apps.
        </Trans>
      }
      newKey={(props) => <CreateTokenDialog {...props} />}
      revokeEndpoint="DELETE /api/deploy-tokens/:id"
      revocation={<Trans>No one can publish with this token any more. Published releases stay.</Trans>}
      revocationFailure={t`The token could not be revoked.`}
    >
      {(token, { onRevoke }) => <TokenRow key={token.id} token={token} onRevoke={onRevoke} />}
    </MachineKeys>
  );
}
