import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { Badge, HStack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Current state of a version for visitors. */
export function VersionState({ remote, release }: { remote: ManagedRemote; release: ManagedRelease }) {
  const { version, demotedAt, waitsWith } = release;
  const share = remote.canary?.version === version ? remote.canary.share : undefined;
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="1">
      {remote.live === version && (
        <Badge colorPalette="tide">
          <Trans>Live</Trans>
        </Badge>
      )}
      {share !== undefined && (
        <Badge colorPalette="sodium">
          <Trans>Canary {share} %</Trans>
        </Badge>
      )}
      {remote.staff === version && (
        <Badge colorPalette="dusk">
          <Trans>Staff</Trans>
        </Badge>
      )}
      {remote.previous === version && (
        <Badge variant="outline">
          <Trans>Rollback version</Trans>
        </Badge>
      )}
      {remote.floor === version && (
        <Badge variant="outline">
          <Trans>Oldest allowed</Trans>
        </Badge>
      )}
      {waitsWith !== null && (
        <Badge colorPalette="sodium" variant="outline">
          <Trans>Waiting for approval</Trans>
        </Badge>
      )}
      {demotedAt !== null && (
        <Badge colorPalette="signal">
          <Trans>Rolled back</Trans>
        </Badge>
      )}
    </HStack>
  );
}
