import type { User } from '@boardwalk/contracts';
import { Box, chakra, HStack, MemberAvatar, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface PersonProps extends Pick<User, 'fullName' | 'username' | 'avatarUrl'> {
  /** What follows the name on its line. */
  children?: ReactNode;
  /** What follows the handle on its line. */
  extra?: ReactNode;
}

/** A member in a dense list: picture, name and handle. The plate stays for places with room. */
export function Person({ fullName, username, avatarUrl, children, extra }: PersonProps) {
  return (
    <HStack gap="3" minW="0" align="center">
      <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} />
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="600" lineHeight="1.35">
          {fullName}
          {children}
        </Text>
        <HStack wrap="wrap" gap="1.5" color="fg.muted" fontSize="sm" lineHeight="1.35">
          <chakra.span fontFamily="mono">{username}</chakra.span>
          {extra}
        </HStack>
      </Box>
    </HStack>
  );
}
