import { z } from 'zod';

/** Events of the site that a backend can receive. `member.*` events name the member by the id for the remote. */
export const BACKEND_EVENTS = [
  'member.erased',
  'member.banned',
  'member.unbanned',
  'member.suspended',
  'member.unsuspended',
  'member.roles-changed',
  'release.promoted',
] as const;
export type BackendEventType = (typeof BACKEND_EVENTS)[number];

/** Events that the site sends to a backend. */
export const backendEventsSchema = z
  .array(z.enum(BACKEND_EVENTS))
  .refine((events) => new Set(events).size === events.length, { message: 'Name each event once.' });

/** Path below which a backend receives calls of the site. The site forwards no calls of members to it. */
export const SITE_CALLS = '/_site/';
export const SITE_EVENTS = `${SITE_CALLS}events`;

/** Returns the path of a member's data in a backend. @param member id of the member for the remote */
export const siteMemberPath = (member: string): string => `${SITE_CALLS}members/${member}`;

/** `typ` of the tokens by which a backend recognizes a call of the site. */
export const SITE_TOKEN_TYPE = 'bw-site+jwt';
/** Lifetime of such a token, in seconds. */
export const SITE_TOKEN_SECONDS = 60;

/** Days within which a backend has to delete the data of a member: the month of the GDPR, article 12. */
export const ERASURE_TERM_DAYS = 30;
/** Maximum size of a backend's data about a member in their export, in bytes. */
export const MAX_EXPORT_BYTES = 1024 * 1024;
