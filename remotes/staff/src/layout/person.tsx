import type { User } from '@boardwalk/contracts';
import { Box, chakra, HStack, MemberAvatar, RowLink } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface PersonProps extends Pick<User, 'fullName' | 'username' | 'avatarUrl'> {
  /** Target of the name's link, which covers the row of a `DataTable`. */
  to?: string;
  /** Content after the name. */
  children?: ReactNode;
}

/** A member in a dense list: picture, name and handle, without the plate. */
export function Person({ fullName, username, avatarUrl, to, children }: PersonProps) {
  return (
    <HStack gap="3" minW="0" align="center">
      <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} />
      <Box minW="0" overflowWrap="anywhere">
        <HStack wrap="wrap" columnGap="2" rowGap="1" fontWeight="600" lineHeight="1.35">
          {to === undefined ? (
            <chakra.span translate="no" dir="auto">
              {fullName}
            </chakra.span>
          ) : (
            <chakra.span translate="no" dir="auto" css={{ '& a:hover': { textDecoration: 'underline' } }}>
              <RowLink to={to}>{fullName}</RowLink>
            </chakra.span>
          )}
          {children}
        </HStack>
        <chakra.span
          display="block"
          translate="no"
          fontFamily="mono"
          color="fg.muted"
          fontSize="sm"
          lineHeight="1.35"
        >
          {username}
        </chakra.span>
      </Box>
    </HStack>
  );
}
