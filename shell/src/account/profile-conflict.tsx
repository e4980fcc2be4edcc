import type { CurrentUser } from '@boardwalk/contracts';
import { Text, VersionConflict } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

interface ProfileConflictProps {
  /** The profile's current version on the server. */
  theirs: CurrentUser;
  onTake: () => void;
  /** Called before the form is submitted. */
  onKeep: () => void;
}

/** Version conflict of the profile: shows the other version, and lets the member choose. Rendered inside the form. */
export function ProfileConflict({ theirs, onTake, onKeep }: ProfileConflictProps) {
  return (
    <VersionConflict
      title={<Trans>Your profile was changed somewhere else</Trans>}
      onTake={onTake}
      onKeep={onKeep}
      submitOnKeep
    >
      <Text>
        <Trans>
          The saved profile is now <bdi translate="no">{theirs.fullName}</bdi>,{' '}
          <bdi translate="no">{theirs.username}</bdi>. Your changes are still below.
        </Trans>
      </Text>
      {theirs.bio && <Text color="fg.muted">{theirs.bio}</Text>}
    </VersionConflict>
  );
}
