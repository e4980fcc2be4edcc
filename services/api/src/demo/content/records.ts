import { ROLE_NAMES } from '@boardwalk/contracts';
import { z } from 'zod';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const hoursAgo = z.number().min(0);

const auditLog = z.strictObject({
  removedRoles: z.array(
    z.strictObject({ member: demoMember, role: z.enum(ROLE_NAMES), by: demoMember, hoursAgo }),
  ),
  /** Changes of a bio to the one in the profile. */
  changedBios: z.array(z.strictObject({ member: demoMember, before: z.string(), hoursAgo })),
});
export type DemoAuditLog = z.infer<typeof auditLog>;

/** Reads the entries of the audit log that don't follow from the members and their roles. */
export function readAuditLog(): DemoAuditLog {
  return readJson('audit-log.json', auditLog);
}

/** Reads the members to whom the newest notification couldn't be sent. */
export function readFailedEmails() {
  return readJson(
    'failed-emails.json',
    z.strictObject({ hoursAgo, members: z.array(demoMember), error: z.string() }),
  );
}
