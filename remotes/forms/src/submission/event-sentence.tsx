import type { SubmissionEvent } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Events of an application, as sentences for its applicant. */
export const EVENT_SENTENCES: Record<SubmissionEvent['event'], MessageDescriptor> = {
  begun: msg`Started`,
  submitted: msg`Submitted`,
  review_started: msg`The team started the review`,
  changes_requested: msg`The team asked for changes`,
  resubmitted: msg`Submitted again`,
  interview_offered: msg`The team offers an interview`,
  interview_booked: msg`Interview booked`,
  interview_cancelled: msg`Interview cancelled`,
  approved: msg`Approved`,
  denied: msg`Denied`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Expired`,
  revoked: msg`The approval was revoked`,
  cooldown_waived: msg`The team allows you to apply again now`,
  appealed: msg`Appealed`,
  appeal_rejected: msg`The appeal was rejected`,
  appeal_granted: msg`The appeal was granted`,
};
