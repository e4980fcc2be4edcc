import type { GameKey } from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, clock, Flex, HStack, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateOf } from '../key-state.ts';

interface KeyRowProps {
  gameKey: GameKey;
  onReplace: () => void;
  onRevoke: () => void;
}

/** A key: its creator, its last use, and its expiry. */
export function KeyRow({ gameKey, onReplace, onRevoke }: KeyRowProps) {
  const { t } = useLingui();
  const { name, createdAt, createdBy, lastUsedAt, endsAt } = gameKey;
  const state = stateOf(gameKey, clock.now());
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
        {state === 'ending' && (
          <Badge colorPalette="sodium" variant="outline">
            <Trans>Replaced</Trans>
          </Badge>
        )}
        {state === 'ended' && (
          <Badge>
            <Trans>Ended</Trans>
          </Badge>
        )}
        <Box fontSize="sm" color="fg.muted">
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
          {endsAt && (
            <>
              {' '}
              ·{' '}
              {state === 'ended' ? (
                <Trans>
                  ended <TimeText at={endsAt} as="long" />
                </Trans>
              ) : (
                <Trans>
                  ends <TimeText at={endsAt} as="long" />
                </Trans>
              )}
            </>
          )}
        </Box>
      </Box>
      {state !== 'ended' && (
        <HStack gap="2" flexShrink="0">
          {state === 'usable' && (
            <Button size="xs" variant="outline" aria-label={t`Replace ${name}`} onClick={onReplace}>
              <Trans>Replace</Trans>
            </Button>
          )}
          <Button size="xs" variant="outline" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
            <Trans>Revoke</Trans>
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
