import { type AuditEntry, inLanguage, type LocalText } from '@boardwalk/contracts';
import { Link, TimeText, Trans } from '@boardwalk/kit';
import { Trans as TransMacro, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { toText } from './audit-changes.tsx';
import { sentenceOf } from './audit-texts.ts';

/** An entry as a sentence: "Marguerite Vance assigned STAFF to Nora Halloran". */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const { action, actor, target, before, after } = entry;
  const fact = (field: string) => toText((after ?? before)?.[field]) ?? '?';
  const publishAt = toText(after?.publishAt);
  const values = {
    who: <Actor actor={actor} />,
    what: target.type === 'user' ? <Person id={target.id}>{target.label}</Person> : <b>{target.label}</b>,
    action,
    role: <b>{fact('role')}</b>,
    article: <b>{fact('article')}</b>,
    version: <code translate="no">{fact('version')}</code>,
    live: <code translate="no">{fact('live')}</code>,
    share: fact('share'),
    token: fact('token'),
    remotes: fact('remotes'),
    instant: publishAt && <TimeText at={publishAt} as="long" />,
  };
  const own = action === 'app.acted' && inLanguage(after?.sentence as LocalText | undefined, i18n.locale);
  if (own) return <AppSentence text={own} who={values.who} what={values.what} />;
  return <Trans {...sentenceOf(entry)} values={values} />;
}

interface AppSentenceProps {
  /** Sentence of the app, with `{who}` and `{what}`. */
  text: string;
  who: ReactNode;
  what: ReactNode;
}

/** The sentence of an app. Only its two placeholders are replaced. */
function AppSentence({ text, who, what }: AppSentenceProps) {
  const parts = text.split(/(\{who\}|\{what\})/);
  return parts.map((part, place) => (
    // The parts of a text never change their order.
    <Fragment key={place}>{part === '{who}' ? who : part === '{what}' ? what : part}</Fragment>
  ));
}

/** The actor: a member, a deploy token (which has no page), or the site itself. */
function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  if (!actor) return <TransMacro>The site</TransMacro>;
  const name = actor.fullName || actor.username;
  return actor.id.startsWith('token:') ? <b>{name}</b> : <Person id={actor.id}>{name}</Person>;
}

/** A name with a link to the member in the list, whatever their current name. */
function Person({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`/users?search=${encodeURIComponent(id)}`} style={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}
