import type { SubmissionState } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the states of an application, as in the forms remote. */
export const APPLICATION_STATE_LABELS: Record<SubmissionState, MessageDescriptor> = {
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
