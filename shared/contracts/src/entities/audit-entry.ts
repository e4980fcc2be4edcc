import { z } from 'zod';
import { instant } from './list.ts';

/** Everything that is written to the audit log. */
export const AUDIT_ACTIONS = [
  'role.assigned',
  'role.removed',
  'role.created',
  'role.changed',
  'role.deleted',
  'roles.reordered',
  'profile.updated',
  'user.joined',
  'release.published',
  'release.approved',
  'release.promoted',
  'release.rolled-back',
  'release.demoted',
  'release.floor-set',
  'release.withdrawn',
  'preview.linked',
  'deploy-token.created',
  'deploy-token.revoked',
  'doc.changed',
  'article.submitted',
  'article.returned',
  'article.scheduled',
  'article.published',
  'article.archived',
  'article.pinned',
  'article.unpinned',
  'comment.shown',
  'comment.removed',
  'notification.retried',
  'form.changed',
  'form.published',
  'form.closed',
  'submission.claim-taken-over',
  'submission.assigned',
  'submission.approved',
  'submission.denied',
  'submission.undone',
  'submission.revoked',
  'submission.waived',
  'submission.appeal-granted',
  'submission.appeal-rejected',
  'submission.step-retried',
  'identity.linked',
  'identity.unlinked',
  'game-key.created',
  'game-key.ended',
] as const;

/**
 * What an entry can be about: a member, a role, a remote (its id is its name), a deploy token, a page of the docs, an article, a form, a submission, or the key
 * of a game server.
 */
export const AUDIT_TARGETS = [
  'user',
  'role',
  'remote',
  'deploy-token',
  'doc',
  'article',
  'form',
  'submission',
  'game-key',
] as const;

/**
 * One line of the audit log: who did what to whom, with the values before and after. Written with the change itself. Without an actor
 * it was nobody on this site: the identity provider, or the site by itself. A deploy token's id starts with `token:`.
 */
export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    at: instant,
    action: z.enum(AUDIT_ACTIONS),
    actor: z.object({ id: z.string(), fullName: z.string(), username: z.string() }).nullable(),
    target: z.object({ type: z.enum(AUDIT_TARGETS), id: z.string(), label: z.string() }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
