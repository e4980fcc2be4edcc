import type { DeployToken } from '@boardwalk/contracts';
import { Button, ConfirmDialog, ErrorBox, PanelSection, Skeleton, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTokens } from '../hooks/use-tokens.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

/** Deploy tokens, with which teams release from their own machines. */
export function TokensPanel() {
  const { t } = useLingui();
  const { forbidden, tokens, error, refetch, creation, revoke } = useTokens();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<DeployToken>();
  const [asking, setAsking] = useState(false);
  if (forbidden) return null;
  const name = asked?.name;
  return (
    <PanelSection
      title={t`Deploy tokens`}
      aside={
        <Button size="sm" variant="outline" onClick={() => setMaking(true)}>
          <Trans>New token</Trans>
        </Button>
      }
    >
      {error && !tokens && (
        <ErrorBox title={t`The tokens could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!tokens && !error && <Skeleton height="16" role="status" aria-label={t`Loading deploy tokens`} />}
      {tokens?.length === 0 && (
        <Text color="fg.muted">
          <Trans>
            No deploy tokens yet. A team needs one to publish from its own repository. It works only for that
            team’s remotes.
          </Trans>
        </Text>
      )}
      {tokens && tokens.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={() => {
                setAsked(token);
                setAsking(true);
              }}
            />
          ))}
        </Stack>
      )}
      <CreateTokenDialog open={making} creation={creation} onClose={() => setMaking(false)} />
      <ConfirmDialog
        open={asking}
        title={t`Revoke ${name}?`}
        confirmLabel={t`Revoke`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (asked) revoke(asked);
          setAsking(false);
        }}
      >
        <Trans>No one can publish with this token any more. Published releases stay.</Trans>
      </ConfirmDialog>
    </PanelSection>
  );
}
