import type { CurrentUser } from '@boardwalk/contracts';
import { Alert, Button, HStack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

interface ProfileConflictProps {
  /** The profile as it stands on the server now. */
  theirs: CurrentUser;
  onTake: () => void;
  /** Before the form is sent. */
  onKeep: () => void;
}

/** Two places changed the profile: here is the other version, and the member chooses. It stands in the form. */
export function ProfileConflict({ theirs, onTake, onKeep }: ProfileConflictProps) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">
          <Trans>Your profile was changed somewhere else</Trans>
        </Alert.Title>
        <Text>
          <Trans>
            It now says {theirs.fullName}, {theirs.username}. What you typed is still below.
          </Trans>
        </Text>
        {theirs.bio && <Text color="fg.muted">{theirs.bio}</Text>}
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            <Trans>Take that version</Trans>
          </Button>
          <Button type="submit" size="sm" colorPalette="sodium" onClick={onKeep}>
            <Trans>Keep mine and save</Trans>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
