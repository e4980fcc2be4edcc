import { createHash } from 'node:crypto';
import { PROFILE_LIMITS } from '@boardwalk/contracts';

const MAX_HANDLE_LENGTH = PROFILE_LIMITS.username;

/** Letters that these characters resemble. */
const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  l: 'i',
};

/** Converts a text into a valid handle; undefined when too little of it is left. */
export function toHandle(text: string): string | undefined {
  const handle = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, MAX_HANDLE_LENGTH);
  return handle.length >= PROFILE_LIMITS.usernameMin ? handle : undefined;
}

/** Reserved to prevent impersonation: names of the site, its staff and its functions. */
const RESERVED = new Set(
  [
    'root',
    'admin',
    'administrator',
    'sysadmin',
    'superuser',
    'owner',
    'staff',
    'team',
    'helper',
    'moderator',
    'mod',
    'editor',
    'support',
    'help',
    'helpdesk',
    'service',
    'contact',
    'info',
    'official',
    'verified',
    'security',
    'abuse',
    'legal',
    'privacy',
    'billing',
    'postmaster',
    'webmaster',
    'hostmaster',
    'noreply',
    'system',
    'boardwalk',
    'site',
    'api',
    'bot',
    'everyone',
    'anonymous',
    'nobody',
    'deleted',
    'null',
    'deleted-member',
    'former-member',
    // Collide with paths next to members' streams.
    'schedule',
    'following',
    'dashboard',
    'manage',
    'calendar.ics',
  ].map(outline),
);

/** Whether a handle is reserved or resembles a reserved one, with dots, dashes or similar digits. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED.has(outline(handle));
}

/** Returns the visual form of a handle, for comparison. */
function outline(handle: string): string {
  return handle
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[0-9l]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Returns handles to try in order: the wanted one, a few numbered ones, and a unique one derived from the id. */
export function handleCandidates(wanted: string, id: string): string[] {
  const own = toHandle(wanted);
  const base = own && !isReservedHandle(own) ? own : 'member';
  const digest = createHash('sha256').update(id).digest('hex');
  return [base, ...['2', '3', digest.slice(0, 6), digest.slice(0, 16)].map((end) => withEnd(base, end))];
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, MAX_HANDLE_LENGTH - end.length - 1)}-${end}`;
}
