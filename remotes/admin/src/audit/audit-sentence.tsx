import type { AuditEntry } from '@boardwalk/contracts';
import { Link } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArticleSentence } from './article-sentence.tsx';
import type { AuditReading } from './audit-reading.ts';
import { PlainSentence } from './plain-sentence.tsx';
import { ReleaseSentence } from './release-sentence.tsx';

/** An entry as a sentence: "Marguerite Vance assigned STAFF to Nora Halloran". */
export function AuditSentence({ entry, reading }: { entry: AuditEntry; reading: AuditReading }) {
  const { actor, target, action } = entry;
  const whom =
    target.type === 'user' ? <Person id={target.id}>{target.label}</Person> : <b>{target.label}</b>;
  const who = <Actor entry={entry} />;
  switch (reading.kind) {
    case 'granted': {
      const role = <b>{reading.role}</b>;
      return reading.by === 'member' ? (
        <Trans>
          {who} assigned {role} to {whom}
        </Trans>
      ) : (
        <Trans>
          The identity provider assigned {role} to {whom}
        </Trans>
      );
    }
    case 'taken': {
      const role = <b>{reading.role}</b>;
      return reading.by === 'member' ? (
        <Trans>
          {who} removed {role} from {whom}
        </Trans>
      ) : (
        <Trans>
          The identity provider removed {role} from {whom}
        </Trans>
      );
    }
    case 'profile':
      return reading.own ? (
        <Trans>{whom} changed their profile</Trans>
      ) : (
        <Trans>
          {who} changed the profile of {whom}
        </Trans>
      );
    case 'joined':
      return <Trans>{whom} joined</Trans>;
    case 'release':
      return (
        <ReleaseSentence
          {...reading}
          who={actor ? who : <Trans>The site</Trans>}
          remote={<b>{target.label}</b>}
        />
      );
    case 'token': {
      const { remotes } = reading;
      return reading.verb === 'created' ? (
        <Trans>
          {who} created the deploy token {whom} for {remotes}
        </Trans>
      ) : (
        <Trans>
          {who} revoked the deploy token {whom}
        </Trans>
      );
    }
    case 'article':
      return (
        <ArticleSentence
          {...reading}
          who={actor ? who : <Trans>The site</Trans>}
          article={<b>{target.label}</b>}
        />
      );
    case 'comment': {
      const article = <b>{reading.article}</b>;
      return reading.verb === 'shown' ? (
        <Trans>
          {who} approved a comment by {whom} on {article}
        </Trans>
      ) : reading.verb === 'hidden' ? (
        <Trans>
          {who} hid a comment by {whom} on {article}
        </Trans>
      ) : (
        <Trans>
          {who} removed a comment by {whom} on {article}
        </Trans>
      );
    }
    case 'plain':
      return <PlainSentence action={reading.action} who={who} what={whom} />;
    case 'other':
      return (
        <Trans>
          {who}: {action}, {whom}
        </Trans>
      );
  }
}

/** The actor: a member, a deploy token (which has no page), or none. */
function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  if (!actor) return <Nobody />;
  const name = actor.fullName || actor.username;
  return actor.id.startsWith('token:') ? <b>{name}</b> : <Person id={actor.id}>{name}</Person>;
}

function Nobody() {
  return <Trans>Nobody on this site</Trans>;
}

/** A name with a link to the member in the list, whatever their current name. */
function Person({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`/users?search=${encodeURIComponent(id)}`} style={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}
