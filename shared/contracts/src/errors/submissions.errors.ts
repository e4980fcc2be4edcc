import { type ErrorRow, row } from './error-row.ts';

/** Errors of forms, applications, reviews and interviews. */
export const SUBMISSIONS_ERRORS = {
  FORM_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such form.'),
  FORM_STALE: row('UNKNOWN', 409, 'Somebody else has changed this form in the meantime.'),
  FORM_SLUG_TAKEN: row('UNKNOWN', 409, 'Another form has this address.'),
  FORM_KIND_TAKEN: row('UNKNOWN', 409, 'There is a whitelist form already. There can be one.'),
  FORM_EMPTY: row('UNKNOWN', 409, 'A form needs at least one question before it is published.'),
  FORM_CLOSED: row('UNKNOWN', 409, 'This form takes no new applications at the moment.'),
  FORM_COOLDOWN: row('UNKNOWN', 409, 'You can’t apply again yet.'),
  SUBMISSION_APPROVED: row('UNKNOWN', 409, 'Your application was approved already.'),
  SUBMISSION_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such application.'),
  SUBMISSION_STALE: row('UNKNOWN', 409, 'This application was changed somewhere else in the meantime.'),
  SUBMISSION_STATE_REFUSED: row('UNKNOWN', 409, 'As the application stands, this can’t be done with it.'),
  CLAIM_TAKEN: row('UNKNOWN', 409, 'Somebody else is working on this application.'),
  CLAIM_NEEDED: row('UNKNOWN', 409, 'Claim this application first.'),
  OWN_CASE: row('AUTHORIZATION', 403, 'This is your own application. Somebody else works on it.'),
  OWN_DECISION: row('AUTHORIZATION', 403, 'You made this decision. Somebody else judges the appeal.'),
  INTERVIEW_NEEDED: row('UNKNOWN', 409, 'This form asks for an interview before an approval.'),
  UNDO_TOO_LATE: row('UNKNOWN', 409, 'This decision can’t be undone any more.'),
  SLOT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such interview time.'),
  SLOT_TAKEN: row('UNKNOWN', 409, 'Somebody else has just booked this time. Choose another one.'),
  SLOT_OVERLAPS: row('UNKNOWN', 409, 'You have offered a time that overlaps with this one.'),
  FILE_REFUSED: row('VALIDATION', 422, 'This field takes no files of this kind.'),
  FILE_TOO_LARGE: row('VALIDATION', 422, 'This file is too large: at most 5 MB.'),
  TOO_MANY_FILES: row('UNKNOWN', 409, 'This field takes no more files.'),
} as const satisfies Record<string, ErrorRow>;
