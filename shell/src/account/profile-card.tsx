import type { CurrentUser } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  HandleTag,
  Heading,
  HStack,
  LinkButton,
  MemberAvatar,
  memberPalette,
  Panel,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ProfileValues } from './profile-fields.tsx';

interface ProfileCardProps {
  user: CurrentUser;
  /** Values of the form, which may not be saved yet. */
  values: Pick<ProfileValues, 'fullName' | 'username' | 'pronouns' | 'bio'>;
}

/** Preview of the member's card as others see it: banner, picture, name, plate, roles. */
export function ProfileCard({ user, values }: ProfileCardProps) {
  const { fullName, username, pronouns, bio } = values;
  return (
    <Panel p="0" overflow="hidden">
      <Box aspectRatio={3} colorPalette={memberPalette(username)} bg="colorPalette.muted">
        {user.bannerUrl && (
          <chakra.img
            src={user.bannerUrl}
            alt=""
            htmlWidth="1200"
            htmlHeight="400"
            boxSize="100%"
            objectFit="cover"
          />
        )}
      </Box>
      <Stack gap="4" align="start" px="6" pb="6">
        <Box
          mt="-3rem"
          position="relative"
          borderRadius="full"
          bg="bg.panel"
          boxShadow="0 0 0 4px var(--chakra-colors-bg-panel)"
          lineHeight="0"
        >
          <MemberAvatar fullName={fullName} username={username} avatarUrl={user.avatarUrl} size="6rem" />
        </Box>
        <Stack gap="1" maxW="100%">
          <Heading as="h2" translate="no" dir="auto" textStyle="2xl" overflowWrap="anywhere">
            {fullName || username}
          </Heading>
          {pronouns && <Text color="fg.muted">{pronouns}</Text>}
        </Stack>
        <HandleTag handle={username} />
        <HStack wrap="wrap" gap="2" _empty={{ display: 'none' }}>
          {user.roles
            .filter((role) => role !== 'USER')
            .map((role) => (
              <Badge key={role} variant="subtle" colorPalette="sodium">
                {role}
              </Badge>
            ))}
        </HStack>
        {bio && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="5" dir="auto">
            {bio}
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted">
          <Trans>
            Member since <TimeText at={user.createdAt} />
          </Trans>
        </Text>
        <LinkButton size="sm" variant="outline" to={`/members/${encodeURIComponent(user.username)}`}>
          <Trans>View public profile</Trans>
        </LinkButton>
        <Text fontSize="sm" color="fg.muted" maxW="100%" truncate title={user.email}>
          {user.email}
        </Text>
      </Stack>
    </Panel>
  );
}
