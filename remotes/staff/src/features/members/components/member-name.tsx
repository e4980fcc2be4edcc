import type { ListedUser } from '@boardwalk/contracts';
import { Box, chakra, HStack, LicencePlate, MemberAvatar, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Who it is: picture, name and the plate with their handle. */
export function MemberName({ member }: { member: ListedUser }) {
  return (
    <HStack gap="3" minW="0" align="center">
      <MemberAvatar {...member} />
      <Box minW="0">
        <Text fontWeight="600" lineHeight="1.3" overflowWrap="anywhere">
          {member.fullName}
          {member.demo && (
            <chakra.span ms="2" fontSize="0.8125rem" fontWeight="400" color="fg.muted">
              <Trans>demo</Trans>
            </chakra.span>
          )}
        </Text>
        <Box mt="1" lineHeight="1">
          <LicencePlate handle={member.username} />
        </Box>
      </Box>
    </HStack>
  );
}
