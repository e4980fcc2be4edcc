import type { Claim } from '@boardwalk/contracts';
import { StatusDot, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Who works on an application at present. */
export function ClaimLine({ claim }: { claim: Claim | null }) {
  if (!claim)
    return (
      <StatusDot state="unknown">
        <Trans>Nobody works on it.</Trans>
      </StatusDot>
    );
  if (claim.mine)
    return (
      <StatusDot state="on">
        <Trans>
          You work on it. Your claim ends <TimeText at={claim.until} as="relative" />.
        </Trans>
      </StatusDot>
    );
  return (
    <StatusDot state="warning">
      <Trans>
        {claim.by.fullName} works on it. The claim ends <TimeText at={claim.until} as="relative" />.
      </Trans>
    </StatusDot>
  );
}
