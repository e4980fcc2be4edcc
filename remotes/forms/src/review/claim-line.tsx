import type { Claim } from '@boardwalk/contracts';
import { StatusDot, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** The current claim of an application. */
export function ClaimLine({ claim }: { claim: Claim | null }) {
  if (!claim)
    return (
      <StatusDot state="unknown">
        <Trans>No one is reviewing this application.</Trans>
      </StatusDot>
    );
  if (claim.mine)
    return (
      <StatusDot state="on">
        <Trans>
          You are reviewing this application. Your claim ends <TimeText at={claim.until} as="relative" />.
        </Trans>
      </StatusDot>
    );
  return (
    <StatusDot state="warning">
      <Trans>
        <bdi translate="no">{claim.by.fullName}</bdi> is reviewing this application. The claim ends{' '}
        <TimeText at={claim.until} as="relative" />.
      </Trans>
    </StatusDot>
  );
}
