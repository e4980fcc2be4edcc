import { type ErrorRow, row } from './error-row.ts';

/** Errors of forms, applications, reviews and interviews. */
export const SUBMISSIONS_ERRORS = {
  FORM_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Form not found.'),
  FORM_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this form.'),
  FORM_SLUG_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Another form has this address.'),
  FORM_KIND_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'A whitelist form already exists. There can be only one.'),
  FORM_EMPTY: row('UNKNOWN', 409, /*i18n*/ 'A form needs at least one question before it is published.'),
  FORM_CLOSED: row('UNKNOWN', 409, /*i18n*/ 'This form isn’t accepting applications right now.'),
  FORM_COOLDOWN: row('UNKNOWN', 409, /*i18n*/ 'You can’t apply again yet.'),
  SUBMISSION_APPROVED: row('UNKNOWN', 409, /*i18n*/ 'Your application was already approved.'),
  SUBMISSION_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Application not found.'),
  SUBMISSION_STALE: row('UNKNOWN', 409, /*i18n*/ 'This application was changed somewhere else.'),
  SUBMISSION_STATE_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This isn’t possible in the application’s current state.',
  ),
  CLAIM_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Someone else is reviewing this application.'),
  CLAIM_NEEDED: row('UNKNOWN', 409, /*i18n*/ 'Claim this application first.'),
  OWN_CASE: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'This is your own application. Someone else has to review it.',
  ),
  OWN_DECISION: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'You made this decision. Someone else has to review the appeal.',
  ),
  INTERVIEW_NEEDED: row('UNKNOWN', 409, /*i18n*/ 'This form requires an interview before approval.'),
  INTERVIEW_NOT_OFFERED: row('UNKNOWN', 409, /*i18n*/ 'This form has no interviews.'),
  UNDO_TOO_LATE: row('UNKNOWN', 409, /*i18n*/ 'This decision can’t be undone any more.'),
  SLOT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Interview time not found.'),
  SLOT_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Someone else has just booked this time. Choose another one.'),
  SLOT_OVERLAPS: row('UNKNOWN', 409, /*i18n*/ 'You already offer a time that overlaps with this one.'),
  FILE_REFUSED: row('VALIDATION', 422, /*i18n*/ 'This field doesn’t accept this type of file.'),
  FILE_TOO_LARGE: row('VALIDATION', 422, /*i18n*/ 'This file is too large: at most 5 MB.'),
  TOO_MANY_FILES: row('UNKNOWN', 409, /*i18n*/ 'This field doesn’t accept any more files.'),
} as const satisfies Record<string, ErrorRow>;
