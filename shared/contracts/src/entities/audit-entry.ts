import { z } from 'zod';
import { instant } from './list.ts';

/** Everything that is written to the audit log. */
export const AUDIT_ACTIONS = ['role.assigned', 'role.removed', 'profile.updated', 'user.joined'] as const;

/** One line of the audit log: who did what to whom, with the values before and after. Written with the change itself. */
export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    at: instant,
    action: z.enum(AUDIT_ACTIONS),
    actor: z.object({ id: z.string(), fullName: z.string(), username: z.string() }).nullable(),
    target: z.object({ type: z.string(), id: z.string(), label: z.string() }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
