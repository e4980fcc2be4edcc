import type { SubmissionEvent } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Events of an application, as sentences for its applicant. */
export const EVENT_SENTENCES: Record<SubmissionEvent['event'], MessageDescriptor> = {
  begun: msg`Started`,
  submitted: msg`Submitted`,
  review_started: msg`Review started`,
  changes_requested: msg`Changes requested`,
  resubmitted: msg`Resubmitted`,
  interview_offered: msg`Interview offered`,
  interview_booked: msg`Interview booked`,
  interview_cancelled: msg`Interview cancelled`,
  approved: msg`Approved`,
  denied: msg`Denied`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Expired`,
  revoked: msg`Approval revoked`,
  cooldown_waived: msg`Waiting time waived`,
  appealed: msg`Appealed`,
  appeal_rejected: msg`Appeal rejected`,
  appeal_granted: msg`Appeal granted`,
};
