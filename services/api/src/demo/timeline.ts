import { ROLE_RANK, type RoleName } from '@boardwalk/contracts';
import type { DemoMember } from './demo-member.ts';

const HOUR = 3_600_000;

/** The moment so many hours ago. A few odd minutes keep it from falling on the full hour, as real moments don't. */
export function ago(now: Date, hours: number): Date {
  const oddMinutes = (hours * 37) % 60;
  return new Date(now.getTime() - hours * HOUR - oddMinutes * 60_000);
}

/** When somebody got a role: whitelisted a few days after they came, the rest the later the higher it stands. */
function grantedHoursAgo({ joinedDaysAgo }: DemoMember, role: RoleName): number {
  const share = role === 'WHITELISTED' ? 0.95 : 0.8 - ROLE_RANK[role] / 250;
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
