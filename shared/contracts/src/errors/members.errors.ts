import { type ErrorRow, row } from './error-row.ts';

/** Errors of members, their accounts, profiles and punishments. */
export const MEMBERS_ERRORS = {
  USER_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Member not found.'),
  IMAGE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Picture not found.'),
  IDENTITY_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Linked account not found.'),
  IDENTITY_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'This account is linked to another member.'),
  ACCOUNT_BANNED: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'Your account is banned. The site shows the reason and how to appeal.',
  ),
  ACCOUNT_RESTRICTED: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'Your account is restricted: you can read, but not write, react or apply. Your profile shows the reason.',
  ),
  OWN_ACCOUNT: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'This is your own account. Someone else has to decide about it.',
  ),
  MEMBER_OUT_OF_REACH: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'You can only manage members whose highest role is below your own.',
  ),
  DECISION_ABOVE_OWN: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'Someone with a higher role decided this. Only members with a role as high can undo it.',
  ),
  PUNISHMENT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Punishment not found.'),
  PUNISHMENT_EXISTS: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This member already has an active punishment of this kind. Lift it first to change it.',
  ),
  PUNISHMENT_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this punishment.'),
  PUNISHMENT_STATE_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This isn’t possible in the punishment’s current state.',
  ),
  APPEAL_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Appeal not found.'),
  APPEAL_EXISTS: row('UNKNOWN', 409, /*i18n*/ 'You have already appealed against this.'),
  NOTE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Note not found.'),
  PREFERENCES_STALE: row('UNKNOWN', 409, /*i18n*/ 'Your settings were changed somewhere else.'),
  PUSH_REFUSED: row('VALIDATION', 422, /*i18n*/ 'The site doesn’t send push messages to this address.'),
  SESSION_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Session not found. It may have ended already.'),
  EXPORT_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'File not found. It may have been deleted after 7 days.'),
  HANDLE_MISMATCH: row('VALIDATION', 422, /*i18n*/ 'This is not your handle.'),
  USERNAME_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Someone else has this handle.'),
  USERNAME_RESERVED: row('UNKNOWN', 409, /*i18n*/ 'This handle is reserved for the site itself.'),
  PROFILE_STALE: row('UNKNOWN', 409, /*i18n*/ 'Your profile was changed somewhere else.'),
} as const satisfies Record<string, ErrorRow>;
