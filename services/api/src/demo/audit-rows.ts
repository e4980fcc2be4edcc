import type { NewAuditEntry } from '../modules/audit/audit.table.ts';
import type { DemoMember } from './content/people.ts';
import type { DemoAuditLog } from './content/records.ts';
import { ago, assignmentsOf } from './timeline.ts';

const MAX_GRANTS = 24;
const MAX_JOINED = 11;

/** Members who granted each role. No one grants a role above their own rank. */
const GRANTED_BY: Record<string, string> = { ADMIN: 'owner', STAFF: 'admin', MODERATOR: 'admin' };

/** Returns recent audit entries that match the members and their roles. */
export function auditRowsOf(people: DemoMember[], log: DemoAuditLog, now: Date): NewAuditEntry[] {
  const find = (key: string) => people.find((person) => person.key === key);
  const grants = people
    .flatMap((person) => assignmentsOf(person, now).map((held) => ({ ...held, person })))
    .filter(({ source }) => source === 'site')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MAX_GRANTS)
    .map(({ person, role, source, createdAt }) =>
      entry(
        { action: 'role.assigned', at: createdAt, before: null, after: { role, source } },
        find(GRANTED_BY[role] ?? 'admin'),
        person,
      ),
    );
  const joined = people
    .toSorted((a, b) => a.joinedDaysAgo - b.joinedDaysAgo)
    .slice(0, MAX_JOINED)
    .map((person) => {
      const after = { username: person.username };
      return entry(
        { action: 'user.joined', at: ago(now, person.joinedDaysAgo * 24), before: null, after },
        person,
        person,
      );
    });
  return [...grants, ...joined, ...removalsAndEdits(log, find, now)];
}

type Find = (key: string) => DemoMember | undefined;

function removalsAndEdits(
  { removedRoles, changedBios }: DemoAuditLog,
  find: Find,
  now: Date,
): NewAuditEntry[] {
  return [
    ...removedRoles.map(({ member, role, by, hoursAgo }) =>
      entry(
        { action: 'role.removed', at: ago(now, hoursAgo), before: { role, source: 'site' }, after: null },
        find(by),
        find(member),
      ),
    ),
    ...changedBios.map(({ member, before, hoursAgo }) => {
      const person = find(member);
      return entry(
        {
          action: 'profile.updated',
          at: ago(now, hoursAgo),
          before: { bio: before },
          after: { bio: person?.bio ?? '' },
        },
        person,
        person,
      );
    }),
  ];
}

type Change = Pick<NewAuditEntry, 'action' | 'at' | 'before' | 'after'>;

function entry(
  { action, at, before, after }: Change,
  actor: DemoMember | undefined,
  target: DemoMember | undefined,
): NewAuditEntry {
  if (!actor || !target) throw new Error('The demo audit log names a member who does not exist.');
  return {
    at,
    action,
    actor: { id: actor.id, fullName: actor.fullName, username: actor.username },
    target: { type: 'user', id: target.id, label: target.fullName },
    before,
    after,
    requestId: null,
  };
}
