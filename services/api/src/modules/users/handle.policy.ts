import { createHash } from 'node:crypto';
import { PROFILE_LIMITS } from '@boardwalk/contracts';

const LONGEST = PROFILE_LIMITS.username;

/** Letters that these signs are read as. */
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

/** Turns any text into a handle of the permitted form; undefined when too little of it is left. */
export function toHandle(text: string): string | undefined {
  const handle = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, LONGEST);
  return handle.length >= PROFILE_LIMITS.usernameMin ? handle : undefined;
}

/** Names of the site, of who runs it and of what answers for it: nobody shall be taken for them. */
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
    // Addresses beside those of members' streams.
    'schedule',
    'following',
    'dashboard',
    'manage',
    'calendar.ics',
  ].map(outline),
);

/** Whether a handle is reserved, or reads like one that is: with dots and dashes in it, or digits in the place of letters. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED.has(outline(handle));
}

/** A handle as it looks at a glance. */
function outline(handle: string): string {
  return handle
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[0-9l]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Handles to try in turn: the wanted one, a few numbered ones, and one made from the id, which nobody else has. */
export function handleCandidates(wanted: string, id: string): string[] {
  const own = toHandle(wanted);
  const base = own && !isReservedHandle(own) ? own : 'member';
  const digest = createHash('sha256').update(id).digest('hex');
  return [base, ...['2', '3', digest.slice(0, 6), digest.slice(0, 16)].map((end) => withEnd(base, end))];
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, LONGEST - end.length - 1)}-${end}`;
}
