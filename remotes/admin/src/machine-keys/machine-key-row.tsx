import { Box, Button, chakra, Flex, HStack, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MachineKey } from './machine-keys.tsx';

interface MachineKeyRowProps {
  machineKey: MachineKey;
  /** Beginning of the secret, by which it can be recognized. */
  start?: string;
  /** State of the key. */
  badges?: ReactNode;
  /** Scope of the key, such as the remotes. */
  scope?: ReactNode;
  /** End of the key’s validity. */
  expiry?: ReactNode;
  /** Buttons before the button that revokes the key. */
  actions?: ReactNode;
  /** Absent if the key is no longer valid. */
  onRevoke?: () => void;
}

/** A key: its creator, its last use, its expiry, and a button to revoke it. */
export function MachineKeyRow({
  machineKey: { name, createdAt, createdBy, lastUsedAt },
  start,
  badges,
  scope,
  expiry,
  actions,
  onRevoke,
}: MachineKeyRowProps) {
  const { t } = useLingui();
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
        {start !== undefined && (
          <chakra.code translate="no" fontSize="sm" color="fg.muted" me="2">
            {start}…
          </chakra.code>
        )}
        {badges}
        <Box fontSize="sm" color="fg.muted">
          {scope && <>{scope} · </>}
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
          {expiry && <> · {expiry}</>}
        </Box>
      </Box>
      {onRevoke && (
        <HStack gap="2" flexShrink="0">
          {actions}
          <Button size="xs" variant="outline" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
            <Trans>Revoke</Trans>
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
