import type { CurrentSite } from '@boardwalk/contracts';
import { Text, TimeText, VersionConflict } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Version conflict of the settings: the user chooses one. */
export function SettingsConflict({ theirs, onTake }: { theirs: CurrentSite; onTake: () => void }) {
  return (
    <VersionConflict
      title={<Trans>Someone else has changed the settings</Trans>}
      takeLabel={<Trans>Take the other version</Trans>}
      onTake={onTake}
      keepLabel={<Trans>Keep mine and save</Trans>}
      onKeep={() => {}}
      keepSubmits
    >
      <Text>
        <Trans>
          Version {theirs.version} was saved <TimeText at={theirs.at} as="relative" />. Both versions are
          kept.
        </Trans>
      </Text>
    </VersionConflict>
  );
}
