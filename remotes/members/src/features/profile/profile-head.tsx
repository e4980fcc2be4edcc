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
import { DefaultBanner } from './default-banner.tsx';
import { ProfileFacts } from './profile-facts.tsx';

interface ProfileHeadProps {
  profile: OpenProfile;
  /** Action of the reader. */
  action?: ReactNode;
}

/** The member's passport: banner, portrait, name, plate, roles, and the facts below a perforation. */
export function ProfileHead({ profile, action }: ProfileHeadProps) {
  const { fullName, username, avatarUrl, bannerUrl, pronouns, roles, bio } = profile;
  return (
    <Box
      as="header"
      bg="bg.panel"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="xl"
      overflow="hidden"
    >
      <Box height={{ base: '6.5rem', sm: '9rem', md: '13rem' }} bg="bg.muted">
        {bannerUrl ? (
          <chakra.img
            src={bannerUrl}
            alt=""
            width={1500}
            height={500}
            boxSize="100%"
            objectFit="cover"
            referrerPolicy="no-referrer"
          />
        ) : (
          <DefaultBanner username={username} />
        )}
      </Box>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '3', md: '6' }}
        px={{ base: '4', md: '8' }}
        pb={{ base: '5', md: '7' }}
      >
        <Box
          // The portrait overlaps the banner by half.
          mt="-4rem"
          boxSize="8rem"
          flexShrink="0"
          position="relative"
          borderRadius="full"
          boxShadow="0 0 0 5px var(--chakra-colors-bg-panel)"
          bg="bg.panel"
          lineHeight="0"
        >
          <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} size="8rem" />
        </Box>
        <Stack gap="3" minW="0" flex="1" pt={{ md: '4' }}>
          <PageHeading translate="no" dir="auto" textStyle="4xl" overflowWrap="anywhere" lineHeight="1.05">
            {fullName}
          </PageHeading>
          <HStack gap="3" wrap="wrap" rowGap="2">
            <HandleTag handle={username} />
            {pronouns && <Text color="fg.muted">{pronouns}</Text>}
            {roles && (
              <HStack as="ul" listStyleType="none" gap="2" wrap="wrap">
                {roles.map(({ name, colour }) => (
                  <li key={name}>
                    <RoleBadge role={name} colour={colour} />
                  </li>
                ))}
              </HStack>
            )}
          </HStack>
          {bio && (
            <Text textStyle="lg" maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
              {bio}
            </Text>
          )}
        </Stack>
        {action && <Box pt={{ md: '4' }}>{action}</Box>}
      </Flex>
      <Box
        borderTopWidth="2px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        px={{ base: '4', md: '8' }}
        py="4"
      >
        <ProfileFacts profile={profile} />
      </Box>
    </Box>
  );
}
