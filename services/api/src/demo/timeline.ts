import { ROLE_NAMES, type RoleName } from '@boardwalk/contracts';
import { HOUR_MS, MINUTE_MS } from '../platform/time/durations.ts';
import type { DemoMember } from './content/people.ts';

/** Time zone of the demo community: wall clock times of events and streams are in it. */
export const HOME_ZONE = 'Europe/Berlin';

/** Returns the time a number of hours ago. Some minutes are added, so that not every time has the same minute. */
export function ago(now: Date, hours: number): Date {
  const extraMinutes = (hours * 37) % 60;
  return new Date(now.getTime() - hours * HOUR_MS - extraMinutes * MINUTE_MS);
}

/** Returns the age of a role in hours: WHITELISTED was granted a few days after joining, higher roles later. */
function grantedHoursAgo({ joinedDaysAgo }: DemoMember, role: RoleName): number {
  const share = role === 'WHITELISTED' ? 0.95 : 0.8 - (ROLE_NAMES.length - ROLE_NAMES.indexOf(role)) / 25;
  return Math.max(2, Math.round(joinedDaysAgo * 24 * share));
}

export function assignmentsOf(person: DemoMember, now: Date) {
  const held = [
    ...person.siteRoles.map((role) => ({ role, source: 'site' as const })),
    ...person.identityRoles.map((role) => ({ role, source: 'identity' as const })),
  ];
  return held.map(({ role, source }) => ({
    userId: person.id,
    role,
    source,
    createdAt: ago(now, source === 'site' ? grantedHoursAgo(person, role) : person.joinedDaysAgo * 24),
  }));
}
