import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlainAction } from './audit-reading.ts';

interface PlainFacts {
  who: ReactNode;
  what: ReactNode;
}

const SENTENCES: Record<PlainAction, (facts: PlainFacts) => ReactNode> = {
  'role.created': ({ who, what }) => (
    <Trans>
      {who} made the role {what}
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
  'roles.reordered': ({ who }) => <Trans>{who} put the roles in order</Trans>,
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
      {who} took the approval of {what} back
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
      {who} tried a step of the approval of {what} again
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
      {who} made the key {what} for a game server
    </Trans>
  ),
  'game-key.ended': ({ who, what }) => (
    <Trans>
      {who} ended the key {what} of a game server
    </Trans>
  ),
};

/** What was done to a form, an application, an account or a key, in words: "Ines Calloway closed the form Whitelist". */
export function PlainSentence({ action, ...facts }: PlainFacts & { action: PlainAction }) {
  return SENTENCES[action](facts);
}
