import type { SubmissionState } from '@boardwalk/contracts';
import { Badge, type PaletteName } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Labels of the states, for applicants and reviewers. */
export const STATE_NAMES: Record<SubmissionState, MessageDescriptor> = {
  draft: msg`Draft`,
  submitted: msg`Waiting for review`,
  in_review: msg`In review`,
  changes_requested: msg`Changes requested`,
  resubmitted: msg`Resubmitted`,
  interview: msg`Interview`,
  approved: msg`Approved`,
  denied: msg`Denied`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Expired`,
  revoked: msg`Revoked`,
  appealed: msg`Appeal open`,
};

const STATE_PALETTES: Record<SubmissionState, PaletteName> = {
  draft: 'gray',
  submitted: 'sodium',
  in_review: 'dusk',
  changes_requested: 'sodium',
  resubmitted: 'sodium',
  interview: 'dusk',
  approved: 'tide',
  denied: 'signal',
  withdrawn: 'gray',
  expired: 'gray',
  revoked: 'signal',
  appealed: 'dusk',
};

/** The state of an application, as color and text. */
export function StateBadge({ state }: { state: SubmissionState }) {
  const { i18n } = useLingui();
  return (
    <Badge colorPalette={STATE_PALETTES[state]} flexShrink="0">
      {i18n._(STATE_NAMES[state])}
    </Badge>
  );
}
