import type { DeployToken } from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, clock, Flex, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateOf } from '../token-state.ts';

/** A token: its purpose, its last use, and a button to revoke it. */
export function TokenRow({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) {
  const { t } = useLingui();
  const { name, start, remotes, createdBy, createdAt, lastUsedAt, expiresAt, publishOnly, approvedAt } =
    token;
  const state = stateOf(token, clock.now());
  const list = remotes.join(', ');
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ md: 'center' }}
      gap="3"
      py="3"
      borderBottomWidth="1px"
    >
      <Box minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="600" me="2">
          {name}
        </chakra.span>
        <chakra.code translate="no" fontSize="sm" color="fg.muted" me="2">
          {start}…
        </chakra.code>
        {state === 'revoked' && (
          <Badge colorPalette="signal">
            <Trans>Revoked</Trans>
          </Badge>
        )}
        {state === 'expired' && (
          <Badge>
            <Trans>Expired</Trans>
          </Badge>
        )}
        {publishOnly && (
          <Badge variant="outline">
            <Trans>Only publishes</Trans>
          </Badge>
        )}
        {state === 'usable' && approvedAt === null && (
          <Badge colorPalette="sodium" variant="outline">
            <Trans>First release waiting for approval</Trans>
          </Badge>
        )}
        <Box fontSize="sm" color="fg.muted">
          <Trans>For {list}</Trans> ·{' '}
          <Trans>
            created <TimeText at={createdAt} /> by {createdBy}
          </Trans>{' '}
          ·{' '}
          {lastUsedAt ? (
            <Trans>
              used <TimeText at={lastUsedAt} as="relative" />
            </Trans>
          ) : (
            <Trans>never used</Trans>
          )}
          {state === 'usable' && (
            <>
              {' '}
              ·{' '}
              <Trans>
                valid until <TimeText at={expiresAt} as="date" />
              </Trans>
            </>
          )}
        </Box>
      </Box>
      {state === 'usable' && (
        <Button
          size="xs"
          variant="outline"
          alignSelf={{ base: 'start', md: 'auto' }}
          aria-label={t`Revoke ${name}`}
          onClick={onRevoke}
        >
          <Trans>Revoke</Trans>
        </Button>
      )}
    </Flex>
  );
}
