import type { OpenProfile } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Flex,
  HandleTag,
  HStack,
  MemberAvatar,
  PageHeading,
  RoleBadge,
  Stack,
  Text,
} from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface ProfileHeadProps {
  profile: OpenProfile;
  /** Action of the reader. */
  action?: ReactNode;
}

/** Banner, picture, name, plate and roles. */
export function ProfileHead({ profile, action }: ProfileHeadProps) {
  const { fullName, username, avatarUrl, bannerUrl, pronouns, roles } = profile;
  return (
    <Box as="header">
      {bannerUrl && (
        <Box aspectRatio={3} borderRadius="lg" overflow="hidden" bg="bg.muted">
          <chakra.img
            src={bannerUrl}
            alt=""
            width={1500}
            height={500}
            boxSize="100%"
            objectFit="cover"
            referrerPolicy="no-referrer"
          />
        </Box>
      )}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '4', md: '6' }}
        align={{ md: 'end' }}
        px={bannerUrl ? { base: '4', md: '8' } : undefined}
        // The picture overlaps the banner by half.
        mt={bannerUrl ? { base: '-10', md: '-14' } : undefined}
      >
        <Box
          borderRadius="full"
          borderWidth="4px"
          borderColor="bg"
          bg="bg"
          flexShrink="0"
          alignSelf="start"
          fontSize="xl"
          css={{ '& > span': { fontSize: '2rem' } }}
        >
          <MemberAvatar
            fullName={fullName}
            username={username}
            avatarUrl={avatarUrl}
            size={bannerUrl ? '7rem' : '6rem'}
          />
        </Box>
        <Stack gap="2" minW="0" flex="1" pt={bannerUrl ? { md: '16' } : undefined}>
          <PageHeading translate="no" textStyle="3xl" overflowWrap="anywhere" lineHeight="1.1">
            {fullName}
          </PageHeading>
          <HStack gap="3" wrap="wrap" rowGap="2">
            <HandleTag handle={username} />
            {pronouns && <Text color="fg.muted">{pronouns}</Text>}
          </HStack>
          {roles && (
            <HStack as="ul" listStyleType="none" gap="2" wrap="wrap">
              {roles.map(({ name, colour }) => (
                <li key={name}>
                  <RoleBadge role={name} colour={colour} />
                </li>
              ))}
            </HStack>
          )}
        </Stack>
        {action}
      </Flex>
    </Box>
  );
}
