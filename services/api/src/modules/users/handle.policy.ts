import { createHash } from 'node:crypto';
import { PROFILE_LIMITS } from '@boardwalk/contracts';

const LONGEST = PROFILE_LIMITS.username;

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

/** Handles to try in turn: the wanted one, a few numbered ones, and one made from the id, which nobody else has. */
export function handleCandidates(wanted: string, id: string): string[] {
  const base = toHandle(wanted) ?? 'member';
  const digest = createHash('sha256').update(id).digest('hex');
  return [base, ...['2', '3', digest.slice(0, 6), digest.slice(0, 16)].map((end) => withEnd(base, end))];
}

function withEnd(base: string, end: string): string {
  return `${base.slice(0, LONGEST - end.length - 1)}-${end}`;
}
