import {
  cleanLine,
  NOTIFICATION_SENTENCES,
  type NotificationType,
  type PageLanguage,
  type PushMessage,
  REPORT_REASONS,
  reportReasonOf,
  SITE_TROUBLES,
  siteTroubleOf,
  truncate,
} from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { serverText } from '@boardwalk/server/texts';
import { htmlPage, type MailLook } from './html-page.ts';
import { MAIL_TEXTS, NOTIFICATION_TEXTS } from './notification-texts.ts';

/** Facts of a message, and its language. */
export interface MessageFacts {
  type: NotificationType;
  title: string;
  /** Name of the member who caused it; null if no member did. */
  actor: string | null;
  publishAt: Date | null;
  /** Path to which the message links. */
  href: string;
  subject: string;
  language: PageLanguage;
  /** Time zone of displayed times. */
  zone: string;
}

interface EmailContext {
  siteName: string;
  look: MailLook;
  siteOrigin: string;
  /** Address for unsubscribing from e-mails of this type. */
  stopUrl: string;
}

export interface EmailText {
  subject: string;
  text: string;
  html: string;
}

/** Maximum length of a subject: a title may contain a whole message. */
const SUBJECT_LENGTH = 160;

/** Returns the zone of displayed times: the recipient's, otherwise that of the subject, otherwise the site's. */
export function messageZone(own: string | null, subject: string | null, site: string): string {
  return own ?? subject ?? site;
}

/** Returns the text of a push. */
export function pushOf(facts: MessageFacts): PushMessage {
  const { subject, line } = textsOf(facts);
  return {
    title: subject,
    body: line,
    href: facts.href,
    tag: `${facts.type} ${facts.subject}`,
  };
}

/** Returns the text of an e-mail, as plain text and as HTML. The HTML loads nothing from the network. */
export function emailOf(
  facts: MessageFacts,
  { siteName, look, siteOrigin, stopUrl }: EmailContext,
): EmailText {
  const { subject, line, action } = textsOf(facts);
  const address = siteOrigin + facts.href;
  const reason = serverText(MAIL_TEXTS.reason, facts.language, { site: siteName });
  const stop = serverText(MAIL_TEXTS.stop, facts.language);
  return {
    subject,
    text: `${line}\n\n${action}: ${address}\n\n-- \n${reason}\n${stop}: ${stopUrl}\n`,
    html: htmlPage({ language: facts.language, look }, subject, [
      `<h1>${escapeHtml(siteName)}</h1>`,
      `<p>${escapeHtml(line)}</p>`,
      `<p><a href="${escapeHtml(address)}">${escapeHtml(action)}</a></p>`,
      `<p class="quiet">${escapeHtml(reason)}<br><a href="${escapeHtml(stopUrl)}">${escapeHtml(stop)}</a></p>`,
    ]),
  };
}

/** Returns the texts of a message in its language. */
function textsOf(facts: MessageFacts) {
  const { type, language, actor, publishAt, zone } = facts;
  const { subject, action } = NOTIFICATION_TEXTS[type];
  const values = {
    // Older rows may contain such characters, which must not reach subjects.
    title: cleanLine(titleOf(facts)),
    actor: actor === null ? null : cleanLine(actor),
    count: 1,
    publishDate: publishAt ? dateIn(publishAt, language, zone) : null,
  };
  return {
    subject: truncate(serverText(subject, language, values), SUBJECT_LENGTH),
    line: serverText(NOTIFICATION_SENTENCES[type], language, values),
    action: serverText(action, language),
  };
}

/** Returns the title to show. Reports may store the key of a reason, and problems of the site always store a key: both are translated. */
function titleOf({ type, title, language }: MessageFacts): string {
  const reason = type === 'comment.reported' ? reportReasonOf(title) : undefined;
  const trouble = type === 'site.troubled' ? siteTroubleOf(title) : undefined;
  const text = (reason && REPORT_REASONS[reason]) ?? (trouble && SITE_TROUBLES[trouble]);
  return text ? serverText(text, language) : title;
}

/** Returns date and time with the name of the zone and its offset from UTC: `December 24, 2026 at 6:30 PM (Europe/Berlin, UTC+1)`. */
function dateIn(instant: Date, language: PageLanguage, timeZone: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  );
  // UTC itself is `GMT` in some versions of ICU and `GMT+0` in others.
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = name.replace('GMT', 'UTC').replace(/\+0$/, '');
  const zone = timeZone === offset ? timeZone : `${timeZone.replaceAll('_', ' ')}, ${offset}`;
  return `${new Intl.DateTimeFormat(language, form).format(instant)} (${zone})`;
}
