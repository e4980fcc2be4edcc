import type { DeployToken } from '@boardwalk/contracts';
import { Badge, clock, HStack, isForbidden, StateBadge, TimeText, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MachineKeys } from '../../machine-keys/machine-keys.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { tokensQuery } from './queries.ts';
import { stateOf } from './token-state.ts';

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
      startOf={({ start }) => start}
      state={(token) => <TokenStateBadge token={token} />}
      scope={{ header: t`Apps`, cell: ({ remotes }) => remotes.join(', ') }}
      expiry={({ expiresAt }) => <TimeText at={expiresAt} as="date" />}
      isValid={(token) => stateOf(token, clock.now()) === 'usable'}
    />
  );
}

function TokenStateBadge({ token }: { token: DeployToken }) {
  const state = stateOf(token, clock.now());
  if (state === 'revoked')
    return (
      <StateBadge state="revoked">
        <Trans>Revoked</Trans>
      </StateBadge>
    );
  if (state === 'expired')
    return (
      <StateBadge state="expired">
        <Trans>Expired</Trans>
      </StateBadge>
    );
  return (
    <HStack gap="1" wrap="wrap">
      {token.approvedAt === null ? (
        <StateBadge tone="waiting">
          <Trans>First release waiting for approval</Trans>
        </StateBadge>
      ) : (
        <StateBadge state="active">
          <Trans>Active</Trans>
        </StateBadge>
      )}
      {token.publishOnly && (
        <Badge variant="outline">
          <Trans>Only publishes</Trans>
        </Badge>
      )}
    </HStack>
  );
}
