import type { AuditEntry } from '@boardwalk/contracts';

type Action = AuditEntry['action'];

/**
 * Reading of each action. `plain`: actor, action and target only. `own`: depends on the content of the entry. Complete, so that a new action can't be
 * forgotten.
 */
const ACTIONS = {
  'role.assigned': 'own',
  'role.removed': 'own',
  'role.created': 'plain',
  'role.changed': 'plain',
  'role.deleted': 'plain',
  'roles.reordered': 'plain',
  'profile.updated': 'own',
  'user.joined': 'own',
  'release.published': 'own',
  'release.approved': 'own',
  'release.promoted': 'own',
  'release.rolled-back': 'own',
  'release.demoted': 'own',
  'release.floor-set': 'own',
  'release.withdrawn': 'own',
  'release.ended': 'plain',
  'release.switched-off': 'plain',
  'release.switched-on': 'plain',
  'release.removed': 'plain',
  'preview.linked': 'own',
  'deploy-token.created': 'own',
  'deploy-token.revoked': 'own',
  'doc.changed': 'own',
  'article.submitted': 'own',
  'article.returned': 'own',
  'article.scheduled': 'own',
  'article.published': 'own',
  'article.archived': 'own',
  'article.pinned': 'own',
  'article.unpinned': 'own',
  'comment.shown': 'own',
  'comment.removed': 'own',
  'comment.hidden': 'own',
  'inbox.assigned': 'plain',
  'inbox.snoozed': 'plain',
  'chat.retried': 'plain',
  'notification.retried': 'own',
  'form.changed': 'plain',
  'form.published': 'plain',
  'form.closed': 'plain',
  'submission.claim-taken-over': 'plain',
  'submission.assigned': 'plain',
  'submission.approved': 'plain',
  'submission.denied': 'plain',
  'submission.undone': 'plain',
  'submission.revoked': 'plain',
  'submission.waived': 'plain',
  'submission.appeal-granted': 'plain',
  'submission.appeal-rejected': 'plain',
  'submission.step-retried': 'plain',
  'identity.linked': 'plain',
  'identity.unlinked': 'plain',
  'game-key.created': 'plain',
  'game-key.ended': 'plain',
  'punishment.imposed': 'plain',
  'punishment.lifted': 'plain',
  'punishment.ended': 'plain',
  'punishment.appealed': 'plain',
  'punishment.appeal-granted': 'plain',
  'punishment.appeal-rejected': 'plain',
  'member-note.added': 'plain',
  'member-note.removed': 'plain',
  'sessions.ended': 'plain',
  'site.changed': 'plain',
  'site.restored': 'plain',
  'site.imported': 'plain',
  'site.claimed': 'plain',
  'account.exported': 'plain',
  'account.deletion-asked': 'plain',
  'streamer.approved': 'plain',
  'streamer.suspended': 'plain',
  'streamer.restored': 'plain',
  'streamer.channel-changed': 'plain',
  'streamer.retired': 'plain',
  'streamer.reports-dismissed': 'plain',
  'event.published': 'plain',
  'event.declined': 'plain',
  'event.changed': 'plain',
  'event.cancelled': 'plain',
  'property.added': 'plain',
  'property.changed': 'plain',
  'property.removed': 'plain',
  'registry.imported': 'plain',
  'settlement.decided': 'plain',
  'account.deletion-withdrawn': 'plain',
  'account.deleted': 'plain',
} as const satisfies Record<Action, 'plain' | 'own'>;
export const AUDIT_ACTIONS = Object.keys(ACTIONS) as Action[];

export type PlainAction = {
  [A in Action]: (typeof ACTIONS)[A] extends 'plain' ? A : never;
}[Action];

/** Returns whether an action is a plain one. An entry may also be older, or newer, than this page. */
export function isPlain(action: Action): action is PlainAction {
  return ACTIONS[action] === 'plain';
}

/** Parses the action of a URL; undefined means all of them. */
export function toAction(text: string | null): Action | undefined {
  return AUDIT_ACTIONS.find((action) => action === text);
}

/** Complete for the same reason. */
const TARGET_TYPES: Record<AuditEntry['target']['type'], true> = {
  user: true,
  role: true,
  remote: true,
  'deploy-token': true,
  doc: true,
  article: true,
  form: true,
  submission: true,
  'game-key': true,
  'member-note': true,
  site: true,
  'inbox-item': true,
  notification: true,
  event: true,
  property: true,
};
export const AUDIT_TARGET_TYPES = Object.keys(TARGET_TYPES) as AuditEntry['target']['type'][];

/** Parses the target type of a URL; undefined means all of them. */
export function toTargetType(text: string | null): AuditEntry['target']['type'] | undefined {
  return AUDIT_TARGET_TYPES.find((type) => type === text);
}
