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
  'comment.hidden',
  'inbox.assigned',
  'inbox.snoozed',
  'chat.retried',
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
  'punishment.imposed',
  'punishment.lifted',
  'punishment.ended',
  'punishment.appealed',
  'punishment.appeal-granted',
  'punishment.appeal-rejected',
  'member-note.added',
  'member-note.removed',
  'sessions.ended',
  'site.changed',
  'site.restored',
  'site.imported',
  'site.claimed',
  'account.exported',
  'account.deletion-asked',
  'account.deletion-withdrawn',
  'account.deleted',
  'streamer.approved',
  'streamer.suspended',
  'streamer.restored',
  'streamer.retired',
  'streamer.reports-dismissed',
] as const;

/**
 * What an entry can be about: a member, a role, a remote (its id is its name), a deploy token, a page of the docs, an article, a form, a submission, the key
 * of a game server, a note about a member, the site's settings, an item of the inbox, or something that members or the chat are told.
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
  'member-note',
  'site',
  'inbox-item',
  'notification',
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
