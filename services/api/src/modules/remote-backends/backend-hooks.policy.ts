import {
  type Account,
  type BackendEventType,
  ERASURE_TERM_DAYS,
  type ReleaseDescription,
  SITE_EVENTS,
  siteMemberPath,
} from '@boardwalk/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/durations.ts';
import type { ServedRemote } from '../releases/channels/served-releases.service.ts';
import type { BackendHookRow } from './backend-hooks.table.ts';

const MAX_DELETION_DELAY_MS = 6 * HOUR_MS;
const ATTEMPTS_AFTER_TERM = 5;

/** A call of the site to a backend. */
export interface SiteCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Buffer;
}

/** Returns the events that the served versions of a remote receive, and the one to which pages fall back. */
export function servedEvents({ live, canary, staff, previous }: ServedRemote): Set<BackendEventType> {
  const releases: (ReleaseDescription | undefined)[] = [live, canary?.release, staff, previous];
  return new Set(releases.flatMap((release) => release?.backend?.events ?? []));
}

/** Returns the events about a change of an account. Restrictions cause none: calls of restricted members are refused by the site. */
export function accountEvents(before: Account['state'], after: Account['state']): BackendEventType[] {
  if (before === after) return [];
  const events: BackendEventType[] = [];
  if (before === 'banned') events.push('member.unbanned');
  if (before === 'suspended') events.push('member.unsuspended');
  if (after === 'banned') events.push('member.banned');
  if (after === 'suspended') events.push('member.suspended');
  return events;
}

/** Returns the call for a row. @param data that of the event */
export function callOf({ id, type, subject, createdAt }: BackendHookRow, data: unknown): SiteCall {
  if (type === 'member-deletion') return { method: 'DELETE', path: siteMemberPath(subject ?? '') };
  const event = { id, type, at: createdAt.toISOString(), data };
  return { method: 'POST', path: SITE_EVENTS, body: Buffer.from(JSON.stringify(event)) };
}

/** Returns the error of a response; undefined if the backend has done it. Data that isn't there is deleted. */
export function errorOf({ method, path }: SiteCall, status: number): string | undefined {
  const done = (status >= 200 && status < 300) || (method === 'DELETE' && status === 404);
  return done
    ? undefined
    : `${method} ${path.startsWith(SITE_EVENTS) ? SITE_EVENTS : siteMemberPath('…')} answered ${status}.`;
}

/**
 * Returns the time of the next attempt to delete a member's data: after a minute first, then with doubled delays up to six hours. Undefined after the
 * term; when an owner retries after it, there are five attempts.
 */
export function nextDeletion(
  { attempts, createdAt }: Pick<BackendHookRow, 'attempts' | 'createdAt'>,
  now: Date,
): Date | undefined {
  const isOver = now.getTime() >= createdAt.getTime() + ERASURE_TERM_DAYS * DAY_MS;
  if (isOver && attempts >= ATTEMPTS_AFTER_TERM) return undefined;
  return new Date(
    now.getTime() + Math.min(MAX_DELETION_DELAY_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 20)),
  );
}
