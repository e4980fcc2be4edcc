import type { AuditEntry } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Action = AuditEntry['action'];

interface AuditText {
  /** Label in the filter. */
  label: MessageDescriptor;
  /** The sentence, or a function for actions whose sentence depends on the entry. Placeholders: the values of `AuditSentence`. */
  sentence: MessageDescriptor | ((entry: AuditEntry) => MessageDescriptor);
}

/** Texts of each action. Complete, so that a new action can't be forgotten. */
const AUDIT_TEXTS: Record<Action, AuditText> = {
  'role.assigned': {
    label: msg`Roles assigned`,
    sentence: ({ actor }) =>
      actor
        ? msg({ message: '{who} assigned {role} to {what}' })
        : msg({ message: 'The identity provider assigned {role} to {what}' }),
  },
  'role.removed': {
    label: msg`Roles removed`,
    sentence: ({ actor }) =>
      actor
        ? msg({ message: '{who} removed {role} from {what}' })
        : msg({ message: 'The identity provider removed {role} from {what}' }),
  },
  'role.created': {
    label: msg`Roles created`,
    sentence: msg({ message: '{who} created the role {what}' }),
  },
  'role.changed': {
    label: msg`Role permissions changed`,
    sentence: msg({ message: '{who} changed the role {what}' }),
  },
  'role.deleted': {
    label: msg`Roles deleted`,
    sentence: msg({ message: '{who} deleted the role {what}' }),
  },
  'roles.reordered': {
    label: msg`Role order changed`,
    sentence: msg({ message: '{who} changed the order of the roles' }),
  },
  'profile.updated': {
    label: msg`Profiles changed`,
    sentence: ({ actor, target }) =>
      actor?.id === target.id
        ? msg({ message: '{what} changed their profile' })
        : msg({ message: '{who} changed the profile of {what}' }),
  },
  'user.joined': {
    label: msg`New members`,
    sentence: msg({ message: '{what} joined' }),
  },
  'release.published': {
    label: msg`Releases published`,
    sentence: msg({ message: '{who} published {what} {version}' }),
  },
  'release.approved': {
    label: msg`Releases approved`,
    sentence: msg({ message: '{who} approved {what} {version} and the deploy token {token}' }),
  },
  'release.promoted': {
    label: msg`Releases rolled out`,
    sentence: promotedTo,
  },
  'release.rolled-back': {
    label: msg`Releases rolled back`,
    sentence: msg({ message: '{who} rolled {what} back to {version}' }),
  },
  'release.demoted': {
    label: msg`Releases rolled back automatically`,
    sentence: ({ after }) =>
      after?.live
        ? msg({
            message: '{what} {version} failed for visitors and was rolled back automatically; {live} is live',
          })
        : msg({ message: '{what} {version} failed for visitors and was rolled back automatically' }),
  },
  'release.floor-set': {
    label: msg`Older versions blocked`,
    sentence: ({ after }) =>
      after?.floor
        ? msg({ message: '{who} blocked versions of {what} older than {version}' })
        : msg({ message: '{who} allowed older versions of {what} again' }),
  },
  'release.withdrawn': {
    label: msg`Apps withdrawn`,
    sentence: msg({ message: '{what} {version} was withdrawn: the app is not built any more' }),
  },
  'release.ended': {
    label: msg`Apps ended`,
    sentence: msg({ message: '{who} ended {what}: it has no live version' }),
  },
  'release.switched-off': {
    label: msg`Apps switched off`,
    sentence: msg({ message: '{who} switched {what} off' }),
  },
  'release.switched-on': {
    label: msg`Apps switched on`,
    sentence: msg({ message: '{who} switched {what} on' }),
  },
  'release.removed': {
    label: msg`Apps removed`,
    sentence: msg({ message: '{who} removed {what} with all its versions' }),
  },
  'preview.linked': {
    label: msg`Preview links`,
    sentence: msg({ message: '{who} created a preview link for {what} {version}' }),
  },
  'deploy-token.created': {
    label: msg`Deploy tokens created`,
    sentence: msg({ message: '{who} created the deploy token {what} for {remotes}' }),
  },
  'deploy-token.revoked': {
    label: msg`Deploy tokens revoked`,
    sentence: msg({ message: '{who} revoked the deploy token {what}' }),
  },
  'backend.registered': {
    label: msg`Backends registered`,
    sentence: msg({ message: '{who} set the address of the backend of {what}' }),
  },
  'backend.removed': {
    label: msg`Backends removed`,
    sentence: msg({ message: '{who} removed the backend of {what}' }),
  },
  'backend.key-created': {
    label: msg`Keys of backends created`,
    sentence: msg({ message: '{who} created a key for the backend of {what}' }),
  },
  'backend.key-revoked': {
    label: msg`Keys of backends revoked`,
    sentence: msg({ message: '{who} revoked a key of the backend of {what}' }),
  },
  'app.acted': {
    label: msg`Actions in apps`,
    // Only for an entry without the sentence of the app.
    sentence: msg({ message: '{who} changed {what} in an app' }),
  },
  'backend-hook.retried': {
    label: msg`Calls of backends repeated`,
    sentence: msg({ message: '{who} repeated a failed call of the backend of {what}' }),
  },
  'remote-settings.changed': {
    label: msg`App settings changed`,
    sentence: msg({ message: '{who} changed the settings of {what}' }),
  },
  'remote-settings.restored': {
    label: msg`App settings restored`,
    sentence: msg({ message: '{who} restored earlier settings of {what}' }),
  },
  'doc.changed': {
    label: msg`Docs changed`,
    sentence: msg({ message: '{who} changed the docs page {what}' }),
  },
  'article.submitted': {
    label: msg`Articles submitted for review`,
    sentence: msg({ message: '{who} submitted {what}' }),
  },
  'article.returned': {
    label: msg`Articles returned for changes`,
    sentence: msg({ message: '{who} returned {what} to draft' }),
  },
  'article.scheduled': {
    label: msg`Articles scheduled`,
    sentence: msg({ message: '{who} scheduled {what} for {instant}' }),
  },
  'article.published': {
    label: msg`Articles published`,
    sentence: msg({ message: '{who} published {what}' }),
  },
  'article.archived': {
    label: msg`Articles archived`,
    sentence: msg({ message: '{who} archived {what}' }),
  },
  'article.pinned': {
    label: msg`Articles pinned`,
    sentence: msg({ message: '{who} pinned {what}' }),
  },
  'article.unpinned': {
    label: msg`Articles unpinned`,
    sentence: msg({ message: '{who} unpinned {what}' }),
  },
  'comment.shown': {
    label: msg`Comments approved`,
    sentence: msg({ message: '{who} approved a comment by {what} on {article}' }),
  },
  'comment.removed': {
    label: msg`Comments removed`,
    sentence: msg({ message: '{who} removed a comment by {what} on {article}' }),
  },
  'comment.hidden': {
    label: msg`Comments hidden`,
    sentence: msg({ message: '{who} hid a comment by {what} on {article}' }),
  },
  'inbox.assigned': {
    label: msg`Inbox items assigned`,
    sentence: msg({ message: '{who} changed the assignee of {what} in the inbox' }),
  },
  'inbox.snoozed': {
    label: msg`Inbox items snoozed`,
    sentence: msg({ message: '{who} changed the snooze time of {what} in the inbox' }),
  },
  'chat.retried': {
    label: msg`Chat messages resent`,
    sentence: msg({ message: '{who} resent {what} to the chat' }),
  },
  'notification.retried': {
    label: msg`Messages resent`,
    sentence: ({ target }) =>
      target.type === 'user'
        ? msg({ message: '{who} resent a message to {what}' })
        : msg({ message: '{who} resent the message {what}' }),
  },
  'form.changed': {
    label: msg`Forms changed`,
    sentence: msg({ message: '{who} changed the form {what}' }),
  },
  'form.published': {
    label: msg`Forms published`,
    sentence: msg({ message: '{who} published the form {what}' }),
  },
  'form.closed': {
    label: msg`Forms closed`,
    sentence: msg({ message: '{who} closed the form {what}' }),
  },
  'submission.claim-taken-over': {
    label: msg`Applications taken over`,
    sentence: msg({ message: '{who} took over the application {what}' }),
  },
  'submission.assigned': {
    label: msg`Applications assigned`,
    sentence: msg({ message: '{who} assigned the application {what}' }),
  },
  'submission.approved': {
    label: msg`Applications approved`,
    sentence: msg({ message: '{who} approved the application {what}' }),
  },
  'submission.denied': {
    label: msg`Applications denied`,
    sentence: msg({ message: '{who} denied the application {what}' }),
  },
  'submission.undone': {
    label: msg`Decisions undone`,
    sentence: msg({ message: '{who} undid the decision about {what}' }),
  },
  'submission.revoked': {
    label: msg`Approvals revoked`,
    sentence: msg({ message: '{who} revoked the approval of {what}' }),
  },
  'submission.waived': {
    label: msg`Waiting times ended`,
    sentence: msg({ message: '{who} ended the waiting time after {what}' }),
  },
  'submission.appeal-granted': {
    label: msg`Appeals granted`,
    sentence: msg({ message: '{who} granted the appeal about {what}' }),
  },
  'submission.appeal-rejected': {
    label: msg`Appeals rejected`,
    sentence: msg({ message: '{who} rejected the appeal about {what}' }),
  },
  'submission.step-retried': {
    label: msg`Approval steps retried`,
    sentence: msg({ message: '{who} retried a step of the approval of {what}' }),
  },
  'identity.linked': {
    label: msg`Accounts linked`,
    sentence: msg({ message: '{who} linked an account to {what}' }),
  },
  'identity.unlinked': {
    label: msg`Accounts unlinked`,
    sentence: msg({ message: '{who} unlinked an account from {what}' }),
  },
  'game-key.created': {
    label: msg`Game server keys created`,
    sentence: msg({ message: '{who} created the game server key {what}' }),
  },
  'game-key.ended': {
    label: msg`Game server keys revoked`,
    sentence: msg({ message: '{who} revoked the game server key {what}' }),
  },
  'punishment.imposed': {
    label: msg`Punishment imposed`,
    sentence: msg({ message: '{who} warned or punished {what}' }),
  },
  'punishment.lifted': {
    label: msg`Punishment lifted`,
    sentence: msg({ message: '{who} lifted a punishment of {what}' }),
  },
  'punishment.ended': {
    label: msg`Punishment ended`,
    sentence: msg({ message: 'A punishment of {what} expired' }),
  },
  'punishment.appealed': {
    label: msg`Appeal against a punishment`,
    sentence: msg({ message: '{what} appealed against a punishment' }),
  },
  'punishment.appeal-granted': {
    label: msg`Appeal of a member granted`,
    sentence: msg({ message: '{who} granted an appeal of {what}' }),
  },
  'punishment.appeal-rejected': {
    label: msg`Appeal of a member rejected`,
    sentence: msg({ message: '{who} rejected an appeal of {what}' }),
  },
  'member-note.added': {
    label: msg`Note about a member`,
    sentence: msg({ message: '{who} wrote a note about {what}' }),
  },
  'member-note.removed': {
    label: msg`Note about a member removed`,
    sentence: msg({ message: '{who} removed a note about {what}' }),
  },
  'sessions.ended': {
    label: msg`Sessions ended`,
    sentence: msg({ message: '{who} ended the sessions of {what}' }),
  },
  'site.changed': {
    label: msg`Site settings changed`,
    sentence: msg({ message: '{who} changed the settings of the site' }),
  },
  'site.restored': {
    label: msg`Site settings restored`,
    sentence: msg({ message: '{who} restored earlier settings of the site' }),
  },
  'site.imported': {
    label: msg`Site imported`,
    sentence: msg({ message: '{who} imported a site from a file' }),
  },
  'site.claimed': {
    label: msg`Site claimed`,
    sentence: msg({ message: '{who} claimed the site and became its owner' }),
  },
  'account.exported': {
    label: msg`Data exports requested`,
    sentence: msg({ message: '{who} requested an export of their data' }),
  },
  'account.deletion-asked': {
    label: msg`Account deletions requested`,
    sentence: msg({ message: '{who} requested the deletion of their account' }),
  },
  'account.deletion-withdrawn': {
    label: msg`Account deletions cancelled`,
    sentence: msg({ message: '{who} cancelled the deletion of their account' }),
  },
  'account.deleted': {
    label: msg`Account deleted`,
    sentence: msg({ message: 'An account was deleted at the member’s request' }),
  },
  'streamer.approved': {
    label: msg`Streamer approved`,
    sentence: msg({ message: '{who} approved {what} as a streamer' }),
  },
  'streamer.suspended': {
    label: msg`Streamer suspended`,
    sentence: msg({ message: '{who} suspended {what} as a streamer' }),
  },
  'streamer.restored': {
    label: msg`Suspension of a streamer ended`,
    sentence: msg({ message: '{who} ended the suspension of {what} as a streamer' }),
  },
  'streamer.channel-changed': {
    label: msg`Channel of a streamer changed`,
    sentence: msg({ message: '{who} changed the channel of {what}. It waits for approval.' }),
  },
  'streamer.retired': {
    label: msg`Streamer declined or ended`,
    sentence: msg({ message: '{who} declined or ended {what} as a streamer' }),
  },
  'streamer.reports-dismissed': {
    label: msg`Reports of a stream dismissed`,
    sentence: msg({ message: '{who} dismissed reports of the stream of {what}' }),
  },
  'event.published': {
    label: msg`Event published`,
    sentence: msg({ message: '{who} published the event {what}' }),
  },
  'event.declined': {
    label: msg`Event declined`,
    sentence: msg({ message: '{who} declined the event {what}' }),
  },
  'event.changed': {
    label: msg`Someone else’s event changed`,
    sentence: msg({ message: '{who} changed the event {what}' }),
  },
  'property.added': {
    label: msg`Property added`,
    sentence: msg({ message: '{who} added the property {what}' }),
  },
  'property.changed': {
    label: msg`Property changed`,
    sentence: msg({ message: '{who} changed the property {what}' }),
  },
  'property.removed': {
    label: msg`Property removed`,
    sentence: msg({ message: '{who} removed the property {what}' }),
  },
  'registry.imported': {
    label: msg`Properties imported`,
    sentence: msg({ message: '{who} imported properties from a file' }),
  },
  'settlement.decided': {
    label: msg`Payment decided`,
    sentence: msg({ message: '{who} decided about the payment for {what}' }),
  },
  'event.cancelled': {
    label: msg`Event cancelled`,
    sentence: msg({ message: '{who} cancelled the event {what}' }),
  },
};

/** For actions that this page doesn't know: an entry may be newer than the page. */
const UNKNOWN = msg({ message: '{who}: {action}, {what}' });

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_TEXTS) as Action[];

/** Returns the label of an action in the filter. */
export const actionLabel = (action: Action): MessageDescriptor => AUDIT_TEXTS[action].label;

/** Returns the sentence of an entry. */
export function sentenceOf(entry: AuditEntry): MessageDescriptor {
  const known = Object.hasOwn(AUDIT_TEXTS, entry.action);
  const sentence = known ? AUDIT_TEXTS[entry.action].sentence : UNKNOWN;
  return typeof sentence === 'function' ? sentence(entry) : sentence;
}

/** A version can be served in several ways; the changed fields show which of them an entry concerns. */
function promotedTo({ before, after }: AuditEntry): MessageDescriptor {
  const changed = (field: string) => before?.[field] !== after?.[field];
  if (changed('live')) return msg({ message: '{who} rolled out {what} {version} to all visitors' });
  if ((changed('canary') || changed('share')) && typeof after?.share === 'number')
    return msg({ message: '{who} rolled out {what} {version} to {share} % of visitors' });
  return changed('staff')
    ? msg({ message: '{who} rolled out {what} {version} to staff' })
    : msg({ message: '{who} rolled out {what} {version} to all visitors' });
}

/** Parses the action of a URL; undefined means all of them. */
export function toAction(text: string | null): Action | undefined {
  return AUDIT_ACTION_NAMES.find((action) => action === text);
}

/** Labels of the target types. Complete for the same reason. */
export const AUDIT_TARGET_LABELS: Record<AuditEntry['target']['type'], MessageDescriptor> = {
  user: msg`Members`,
  role: msg`Roles`,
  remote: msg`Apps`,
  'deploy-token': msg`Deploy tokens`,
  doc: msg`Docs`,
  article: msg`Articles`,
  form: msg`Forms`,
  submission: msg`Applications`,
  'game-key': msg`Game server keys`,
  'member-note': msg`Notes about members`,
  site: msg`Site settings`,
  'inbox-item': msg`Inbox items`,
  notification: msg`Messages`,
  event: msg`Events`,
  property: msg`Properties`,
  app: msg`Content of apps`,
};
export const AUDIT_TARGET_TYPES = Object.keys(AUDIT_TARGET_LABELS) as AuditEntry['target']['type'][];

/** Parses the target type of a URL; undefined means all of them. */
export function toTargetType(text: string | null): AuditEntry['target']['type'] | undefined {
  return AUDIT_TARGET_TYPES.find((type) => type === text);
}
