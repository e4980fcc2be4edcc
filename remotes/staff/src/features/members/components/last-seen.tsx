import { TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** When a member was last here; somebody who was entered but never came has no such time. */
export function LastSeen({ at }: { at: string | null }) {
  return at ? <TimeText at={at} as="relative" /> : <Trans>Never</Trans>;
}
