import type { CurrentSite } from '@boardwalk/contracts';
import { Text, TimeText, VersionConflict } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Version conflict of the settings: the user chooses one. */
export function SettingsConflict({ theirs, onTake }: { theirs: CurrentSite; onTake: () => void }) {
  return (
    <VersionConflict
      title={<Trans>The settings were changed somewhere else</Trans>}
      onTake={onTake}
      onKeep={() => {}}
      submitOnKeep
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
