import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { feedItems } from '../modules/feed/feed.table.ts';
import { roleAssignments } from '../modules/users/assignments.table.ts';
import { users } from '../modules/users/users.table.ts';
import { ACCOUNTS } from './accounts.data.ts';
import type { DemoMember } from './demo-member.ts';
import { FEED } from './feed.data.ts';
import { historyOf } from './history.ts';
import { MEMBERS } from './members.data.ts';
import { ago, assignmentsOf } from './timeline.ts';

const PEOPLE: DemoMember[] = [...ACCOUNTS, ...MEMBERS];

/** Fills an empty site with a community to look at. Every row says that it is demo data, so that it can be removed again. */
export async function seedDemoCommunity(queries: NodePgDatabase, now: Date): Promise<void> {
  await queries.insert(users).values(
    PEOPLE.map(({ joinedDaysAgo, seenHoursAgo, siteRoles, identityRoles, ...profile }) => ({
      ...profile,
      createdAt: ago(now, joinedDaysAgo * 24),
      updatedAt: ago(now, joinedDaysAgo * 24),
      lastSeenAt: seenHoursAgo === null ? null : ago(now, seenHoursAgo),
      demo: true,
    })),
  );
  const assignments = PEOPLE.flatMap((person) => assignmentsOf(person, now));
  await queries.insert(roleAssignments).values(assignments.map((held) => ({ ...held, demo: true })));
  await queries.insert(feedItems).values(
    FEED.map(({ author, hoursAgo, ...item }) => ({
      ...item,
      authorId: idOf(author),
      publishedAt: ago(now, hoursAgo),
      demo: true,
    })),
  );
  await queries
    .insert(auditEntries)
    .values(historyOf(PEOPLE, now).map((entry) => ({ ...entry, demo: true })));
}

function idOf(username: string): string {
  const person = PEOPLE.find((candidate) => candidate.username === username);
  if (!person) throw new Error(`The demo community has nobody called ${username}.`);
  return person.id;
}
