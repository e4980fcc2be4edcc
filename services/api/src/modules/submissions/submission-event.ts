import type { INTERNAL_EVENTS, SUBMISSION_EVENTS } from '@boardwalk/contracts';

/** Events that are visible to the applicant. */
export type SubmissionEventName = (typeof SUBMISSION_EVENTS)[number];
/** Events that are visible only to the staff. */
export type InternalEvent = (typeof INTERNAL_EVENTS)[number];
