import {
  cleanLine,
  type NotificationType,
  type PageLanguage,
  type PushMessage,
  truncate,
} from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { htmlPage, type MailLook } from './html-page.ts';
import { MESSAGE_WORDS, type WordingFacts } from './message-texts.ts';

/** Facts of a message, and its language. */
export interface MessageFacts {
  type: NotificationType;
  title: string;
  actor: string;
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
  const { types } = MESSAGE_WORDS[facts.language];
  const wordingFacts = wordingFactsOf(facts);
  return {
    title: subjectOf(types[facts.type].subject(wordingFacts)),
    body: types[facts.type].line(wordingFacts),
    href: facts.href,
    tag: `${facts.type} ${facts.subject}`,
  };
}

/** Returns the text of an e-mail, as plain text and as HTML. The HTML loads nothing from the network. */
export function emailOf(
  facts: MessageFacts,
  { siteName, look, siteOrigin, stopUrl }: EmailContext,
): EmailText {
  const words = MESSAGE_WORDS[facts.language];
  const wording = words.types[facts.type];
  const wordingFacts = wordingFactsOf(facts);
  const line = wording.line(wordingFacts);
  const address = siteOrigin + facts.href;
  const reason = words.reason(siteName);
  return {
    subject: subjectOf(wording.subject(wordingFacts)),
    text: `${line}\n\n${wording.action}: ${address}\n\n-- \n${reason}\n${words.stop}: ${stopUrl}\n`,
    html: htmlPage({ language: facts.language, look }, subjectOf(wording.subject(wordingFacts)), [
      `<h1>${escapeHtml(siteName)}</h1>`,
      `<p>${escapeHtml(line)}</p>`,
      `<p><a href="${escapeHtml(address)}">${escapeHtml(wording.action)}</a></p>`,
      `<p class="quiet">${escapeHtml(reason)}<br><a href="${escapeHtml(stopUrl)}">${escapeHtml(words.stop)}</a></p>`,
    ]),
  };
}

const subjectOf = (text: string): string => truncate(text, SUBJECT_LENGTH);

function wordingFactsOf({ title, actor, publishAt, language, zone }: MessageFacts): WordingFacts {
  const publishDate = publishAt && dateIn(publishAt, language, zone);
  // Older rows may contain such characters, which must not reach subjects.
  return { title: cleanLine(title), actor: cleanLine(actor), publishDate };
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
