import type { SubmissionState } from '@boardwalk/contracts';
import { StateBadge } from '@boardwalk/kit';
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

/** The state of an application. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  const { i18n } = useLingui();
  return <StateBadge state={state}>{i18n._(STATE_NAMES[state])}</StateBadge>;
}
