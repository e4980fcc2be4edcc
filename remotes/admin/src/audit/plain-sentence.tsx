import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlainAction } from './audit-actions.ts';

interface PlainFacts {
  who: ReactNode;
  what: ReactNode;
}

const SENTENCES: Record<PlainAction, (facts: PlainFacts) => ReactNode> = {
  'role.created': ({ who, what }) => (
    <Trans>
      {who} created the role {what}
    </Trans>
  ),
  'role.changed': ({ who, what }) => (
    <Trans>
      {who} changed the role {what}
    </Trans>
  ),
  'role.deleted': ({ who, what }) => (
    <Trans>
      {who} deleted the role {what}
    </Trans>
  ),
  'roles.reordered': ({ who }) => <Trans>{who} changed the order of the roles</Trans>,
  'form.changed': ({ who, what }) => (
    <Trans>
      {who} changed the form {what}
    </Trans>
  ),
  'form.published': ({ who, what }) => (
    <Trans>
      {who} published the form {what}
    </Trans>
  ),
  'form.closed': ({ who, what }) => (
    <Trans>
      {who} closed the form {what}
    </Trans>
  ),
  'submission.claim-taken-over': ({ who, what }) => (
    <Trans>
      {who} took over the application {what}
    </Trans>
  ),
  'submission.assigned': ({ who, what }) => (
    <Trans>
      {who} assigned the application {what}
    </Trans>
  ),
  'submission.approved': ({ who, what }) => (
    <Trans>
      {who} approved the application {what}
    </Trans>
  ),
  'submission.denied': ({ who, what }) => (
    <Trans>
      {who} denied the application {what}
    </Trans>
  ),
  'submission.undone': ({ who, what }) => (
    <Trans>
      {who} undid the decision about {what}
    </Trans>
  ),
  'submission.revoked': ({ who, what }) => (
    <Trans>
      {who} revoked the approval of {what}
    </Trans>
  ),
  'submission.waived': ({ who, what }) => (
    <Trans>
      {who} ended the waiting time after {what}
    </Trans>
  ),
  'submission.appeal-granted': ({ who, what }) => (
    <Trans>
      {who} granted the appeal about {what}
    </Trans>
  ),
  'submission.appeal-rejected': ({ who, what }) => (
    <Trans>
      {who} rejected the appeal about {what}
    </Trans>
  ),
  'submission.step-retried': ({ who, what }) => (
    <Trans>
      {who} retried a step of the approval of {what}
    </Trans>
  ),
  'identity.linked': ({ who, what }) => (
    <Trans>
      {who} linked an account to {what}
    </Trans>
  ),
  'identity.unlinked': ({ who, what }) => (
    <Trans>
      {who} unlinked an account from {what}
    </Trans>
  ),
  'game-key.created': ({ who, what }) => (
    <Trans>
      {who} created the game server key {what}
    </Trans>
  ),
  'game-key.ended': ({ who, what }) => (
    <Trans>
      {who} revoked the game server key {what}
    </Trans>
  ),
  'punishment.imposed': ({ who, what }) => (
    <Trans>
      {who} warned or punished {what}
    </Trans>
  ),
  'punishment.lifted': ({ who, what }) => (
    <Trans>
      {who} lifted a punishment of {what}
    </Trans>
  ),
  'punishment.ended': ({ what }) => <Trans>A punishment of {what} expired</Trans>,
  'punishment.appealed': ({ what }) => <Trans>{what} appealed against a punishment</Trans>,
  'punishment.appeal-granted': ({ who, what }) => (
    <Trans>
      {who} granted an appeal of {what}
    </Trans>
  ),
  'punishment.appeal-rejected': ({ who, what }) => (
    <Trans>
      {who} rejected an appeal of {what}
    </Trans>
  ),
  'member-note.added': ({ who, what }) => (
    <Trans>
      {who} wrote a note about {what}
    </Trans>
  ),
  'member-note.removed': ({ who, what }) => (
    <Trans>
      {who} removed a note about {what}
    </Trans>
  ),
  'sessions.ended': ({ who, what }) => (
    <Trans>
      {who} ended the sessions of {what}
    </Trans>
  ),
  'site.changed': ({ who }) => <Trans>{who} changed the settings of the site</Trans>,
  'site.restored': ({ who }) => <Trans>{who} restored earlier settings of the site</Trans>,
  'site.imported': ({ who }) => <Trans>{who} imported a site from a file</Trans>,
  'site.claimed': ({ who }) => <Trans>{who} claimed the site and became its owner</Trans>,
  'inbox.assigned': ({ who, what }) => (
    <Trans>
      {who} changed the assignee of {what} in the inbox
    </Trans>
  ),
  'inbox.snoozed': ({ who, what }) => (
    <Trans>
      {who} changed the snooze time of {what} in the inbox
    </Trans>
  ),
  'chat.retried': ({ who, what }) => (
    <Trans>
      {who} resent {what} to the chat
    </Trans>
  ),
  'streamer.approved': ({ who, what }) => (
    <Trans>
      {who} approved {what} as a streamer
    </Trans>
  ),
  'streamer.suspended': ({ who, what }) => (
    <Trans>
      {who} suspended {what} as a streamer
    </Trans>
  ),
  'streamer.restored': ({ who, what }) => (
    <Trans>
      {who} ended the suspension of {what} as a streamer
    </Trans>
  ),
  'streamer.channel-changed': ({ who, what }) => (
    <Trans>
      {who} changed the channel of {what}. It waits for approval.
    </Trans>
  ),
  'streamer.retired': ({ who, what }) => (
    <Trans>
      {who} declined or ended {what} as a streamer
    </Trans>
  ),
  'streamer.reports-dismissed': ({ who, what }) => (
    <Trans>
      {who} dismissed reports of the stream of {what}
    </Trans>
  ),
  'event.published': ({ who, what }) => (
    <Trans>
      {who} published the event {what}
    </Trans>
  ),
  'event.declined': ({ who, what }) => (
    <Trans>
      {who} declined the event {what}
    </Trans>
  ),
  'event.changed': ({ who, what }) => (
    <Trans>
      {who} changed the event {what}
    </Trans>
  ),
  'event.cancelled': ({ who, what }) => (
    <Trans>
      {who} cancelled the event {what}
    </Trans>
  ),
  'property.added': ({ who, what }) => (
    <Trans>
      {who} added the property {what}
    </Trans>
  ),
  'property.changed': ({ who, what }) => (
    <Trans>
      {who} changed the property {what}
    </Trans>
  ),
  'property.removed': ({ who, what }) => (
    <Trans>
      {who} removed the property {what}
    </Trans>
  ),
  'registry.imported': ({ who }) => <Trans>{who} imported properties from a file</Trans>,
  'settlement.decided': ({ who, what }) => (
    <Trans>
      {who} decided about the payment for {what}
    </Trans>
  ),
  'release.ended': ({ who, what }) => (
    <Trans>
      {who} ended {what}: nothing of it is served
    </Trans>
  ),
  'release.switched-off': ({ who, what }) => (
    <Trans>
      {who} switched {what} off
    </Trans>
  ),
  'release.switched-on': ({ who, what }) => (
    <Trans>
      {who} switched {what} on
    </Trans>
  ),
  'release.removed': ({ who, what }) => (
    <Trans>
      {who} removed {what} with all its versions
    </Trans>
  ),
  'account.exported': ({ who }) => <Trans>{who} requested an export of their data</Trans>,
  'account.deletion-asked': ({ who }) => <Trans>{who} requested the deletion of their account</Trans>,
  'account.deletion-withdrawn': ({ who }) => <Trans>{who} cancelled the deletion of their account</Trans>,
  'account.deleted': () => <Trans>An account was deleted at the member’s request</Trans>,
};

/** An action on a form, an application, an account, a key or a member as a sentence: "Ines Calloway closed the form Whitelist". */
export function PlainSentence({ action, ...facts }: PlainFacts & { action: PlainAction }) {
  return SENTENCES[action](facts);
}
