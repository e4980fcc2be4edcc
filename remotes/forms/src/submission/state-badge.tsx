import type { SubmissionState } from '@boardwalk/contracts';
import { Badge } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { STATE_NAMES, STATE_PALETTES } from './state-names.ts';

/** The state of an application, in colour and in words. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const { i18n } = useLingui();
  return (
    <Badge colorPalette={STATE_PALETTES[state]} flexShrink="0">
      {i18n._(STATE_NAMES[state])}
    </Badge>
  );
}
