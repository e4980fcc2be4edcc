import type { Permission } from '@boardwalk/contracts';
import { HStack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';

/** In a panel's place: what it takes to see it. */
export function Forbidden({ permission }: { permission: Permission }) {
  return (
    <HStack align="start" gap="3" color="fg.muted" py="3">
      <Lock size="1.125em" aria-hidden style={{ flexShrink: 0, marginTop: '0.2em' }} />
      <Text>
        <Trans>
          None of your roles holds the permission <code>{permission}</code>. Ask an admin if you need it.
        </Trans>
      </Text>
    </HStack>
  );
}
