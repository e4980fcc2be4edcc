import {
  inLanguage,
  NOTIFICATION_SENTENCES,
  type Notification,
  REPORT_REASONS,
  reportReasonOf,
  type SharedText,
  SITE_TROUBLES,
  siteTroubleOf,
} from '@boardwalk/contracts';
import { TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';

/** By type. A newer API may send a type that this version doesn't know. */
const SENTENCES: Record<string, SharedText | undefined> = NOTIFICATION_SENTENCES;

/** The event as one sentence in the reader's language; only its title, if the type is unknown. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { type, actor, facts } = notification;
  const title = useTitle(notification);
  const sentence = SENTENCES[type];
  if (!sentence) return title;
  // `Trans` searches for tags after inserting the strings. Values in arrays are inserted as elements, so texts of members aren't parsed.
  const values = {
    title: [title],
    actor: actor ? [actor.fullName || actor.username] : 'none',
    count: facts.count,
    publishDate: facts.publishAt ? <TimeText at={facts.publishAt} as="zoned" /> : 'none',
  };
  return <Trans {...sentence} values={values} components={{ b: <b /> }} />;
}

/** Returns the title to show: for a notification of an app, its sentence in the reader's language. Reports may store the key of a reason, and problems of the site always store a key: both are translated. */
function useTitle({ type, facts: { title, texts } }: Notification): string {
  const { i18n } = useLingui();
  const own = inLanguage(texts, i18n.locale);
  if (own) return own;
  const reason = type === 'comment.reported' ? reportReasonOf(title) : undefined;
  const trouble = type === 'site.troubled' ? siteTroubleOf(title) : undefined;
  const text = (reason && REPORT_REASONS[reason]) ?? (trouble && SITE_TROUBLES[trouble]);
  return text ? i18n._(text) : title;
}
