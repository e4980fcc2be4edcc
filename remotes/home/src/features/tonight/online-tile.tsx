import type { EndpointAnswer } from '@boardwalk/contracts';
import { Box, chakra, Heading, HStack, MemberAvatar, MemberName } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** The members who are online, by face and name. */
export function OnlineTile({ items }: EndpointAnswer<'GET /api/users/online'>) {
  return (
    <Box as="li" flex={{ base: '1 1 100%', md: '1 1 22rem' }} minW="0" minH="8rem">
      <Heading as="h3" textStyle="lg" mb="3">
        <Trans>Online now</Trans>
      </Heading>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
        {items.map((person) => (
          <HStack as="li" key={person.username} gap="2" minW="0" minH="9">
            <MemberAvatar {...person} />
            <MemberName {...person} fontWeight="500" truncate maxW="12rem" />
          </HStack>
        ))}
      </chakra.ul>
    </Box>
  );
}
