import { TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Time of a member's last visit; null for members who never signed in. */
export function LastSeen({ at }: { at: string | null }) {
  return at ? <TimeText at={at} as="relative" /> : <Trans>Never</Trans>;
}
