import { permissionsFor, type WantedPermission } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';

/** In the place of a panel or a page: what it takes to see it. */
export function Forbidden({ permission: wanted }: { permission: WantedPermission }) {
  const permission = permissionsFor(wanted).join(', ');
  return (
    <HStack align="start" gap="3" color="fg.muted" py="3">
      <chakra.svg
        viewBox="0 0 24 24"
        boxSize="1.125em"
        mt="0.2em"
        flexShrink="0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <rect width="18" height="11" x="3" y="11" rx="2" />
        <path d="M7 11V7a5 5 0 0 1 10 0v4" />
      </chakra.svg>
      <Text>
        <Trans>
          None of your roles holds the permission <code>{permission}</code>. Ask an admin if you need it.
        </Trans>
      </Text>
    </HStack>
  );
}
