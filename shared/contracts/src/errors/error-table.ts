import { DOCS_ERRORS } from './docs.errors.ts';
import { ESTATE_ERRORS } from './estate.errors.ts';
import { EVENTS_ERRORS } from './events.errors.ts';
import { GAME_ERRORS } from './game.errors.ts';
import { INBOX_ERRORS } from './inbox.errors.ts';
import { MEMBERS_ERRORS } from './members.errors.ts';
import { NEWS_ERRORS } from './news.errors.ts';
import { PLATFORM_ERRORS } from './platform.errors.ts';
import { RELEASES_ERRORS } from './releases.errors.ts';
import { ROLES_ERRORS } from './roles.errors.ts';
import { SITE_ERRORS } from './site.errors.ts';
import { STREAMING_ERRORS } from './streaming.errors.ts';
import { SUBMISSIONS_ERRORS } from './submissions.errors.ts';

/** Every error of the API, by code. Each area has its own table. */
export const ERRORS = {
  ...PLATFORM_ERRORS,
  ...ROLES_ERRORS,
  ...MEMBERS_ERRORS,
  ...NEWS_ERRORS,
  ...DOCS_ERRORS,
  ...SUBMISSIONS_ERRORS,
  ...GAME_ERRORS,
  ...INBOX_ERRORS,
  ...STREAMING_ERRORS,
  ...EVENTS_ERRORS,
  ...ESTATE_ERRORS,
  ...SITE_ERRORS,
  ...RELEASES_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;
