import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { Badge, HStack, StateBadge } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Current state of a version for visitors. */
export function VersionState({ remote, release }: { remote: ManagedRemote; release: ManagedRelease }) {
  const { version, demotedAt, waitsWith } = release;
  const share = remote.canary?.version === version ? remote.canary.share : undefined;
  return (
    <HStack as="span" display="inline-flex" wrap="wrap" gap="1">
      {remote.live === version && (
        <StateBadge state="live">
          <Trans>Live</Trans>
        </StateBadge>
      )}
      {share !== undefined && (
        <StateBadge tone="active">
          <Trans>Canary {share} %</Trans>
        </StateBadge>
      )}
      {remote.staff === version && (
        <StateBadge tone="active">
          <Trans>Staff</Trans>
        </StateBadge>
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
        <StateBadge tone="waiting">
          <Trans>Waiting for approval</Trans>
        </StateBadge>
      )}
      {demotedAt !== null && (
        <StateBadge tone="refused">
          <Trans>Rolled back</Trans>
        </StateBadge>
      )}
    </HStack>
  );
}
