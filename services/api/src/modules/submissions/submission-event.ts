import type { INTERNAL_EVENTS, SUBMISSION_EVENTS } from '@boardwalk/contracts';

/** What an applicant may know of. */
export type SubmissionEventName = (typeof SUBMISSION_EVENTS)[number];
/** What staff do among themselves. */
export type InternalEvent = (typeof INTERNAL_EVENTS)[number];
