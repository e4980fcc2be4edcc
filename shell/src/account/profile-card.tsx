import type { CurrentUser } from '@boardwalk/contracts';
import {
  Badge,
  HandleTag,
  Heading,
  HStack,
  LinkButton,
  MemberAvatar,
  Panel,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** The member's card: name, plate, roles. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  return (
    <Panel position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <Stack gap="5" align="start">
        <MemberAvatar {...user} size="16" />
        <Stack gap="1" maxW="100%">
          <Heading as="h2" translate="no" dir="auto" textStyle="2xl" overflowWrap="anywhere">
            {user.fullName}
          </Heading>
          {user.pronouns && <Text color="fg.muted">{user.pronouns}</Text>}
          <Text color="fg.muted" truncate>
            {user.email}
          </Text>
        </Stack>
        <HandleTag handle={user.username} />
        <HStack wrap="wrap" gap="2">
          {user.roles.map((role) => (
            <Badge key={role} variant="subtle" colorPalette={role === 'USER' ? 'gray' : 'sodium'}>
              {role}
            </Badge>
          ))}
        </HStack>
        <LinkButton size="sm" variant="outline" to={`/members/${encodeURIComponent(user.username)}`}>
          <Trans>View public profile</Trans>
        </LinkButton>
        <Text fontSize="sm" color="fg.muted">
          <Trans>
            Member since <TimeText at={user.createdAt} />
          </Trans>
        </Text>
      </Stack>
    </Panel>
  );
}
