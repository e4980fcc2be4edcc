import type { NotificationType, PageLanguage, PushMessage } from '@boardwalk/contracts';
import { htmlPage, htmlSafe } from './html-page.ts';
import { LETTER_WORDS, type Told } from './message.words.ts';

/** What is told, and in which language. */
export interface MessageFacts {
  type: NotificationType;
  title: string;
  actor: string;
  publishAt: Date | null;
  /** The path that it leads to. */
  href: string;
  subject: string;
  language: PageLanguage;
}

interface Surroundings {
  siteName: string;
  siteOrigin: string;
  /** The page where e-mails of this kind are stopped. */
  stopUrl: string;
}

export interface LetterText {
  subject: string;
  text: string;
  html: string;
}

/** A push. */
export function pushOf(facts: MessageFacts): PushMessage {
  const { types } = LETTER_WORDS[facts.language];
  const told = toldOf(facts);
  return {
    title: types[facts.type].subject(told),
    body: types[facts.type].line(told),
    href: facts.href,
    tag: `${facts.type} ${facts.subject}`,
  };
}

/** An e-mail, as plain text and as a page with nothing in it that has to be fetched. */
export function letterOf(facts: MessageFacts, { siteName, siteOrigin, stopUrl }: Surroundings): LetterText {
  const words = LETTER_WORDS[facts.language];
  const wording = words.types[facts.type];
  const told = toldOf(facts);
  const line = wording.line(told);
  const address = siteOrigin + facts.href;
  const reason = words.reason(siteName);
  return {
    subject: wording.subject(told),
    text: `${line}\n\n${wording.action}: ${address}\n\n-- \n${reason}\n${words.stop}: ${stopUrl}\n`,
    html: htmlPage(facts.language, wording.subject(told), [
      `<h1>${htmlSafe(siteName)}</h1>`,
      `<p>${htmlSafe(line)}</p>`,
      `<p><a href="${htmlSafe(address)}">${htmlSafe(wording.action)}</a></p>`,
      `<p class="quiet">${htmlSafe(reason)}<br><a href="${htmlSafe(stopUrl)}">${htmlSafe(words.stop)}</a></p>`,
    ]),
  };
}

function toldOf({ title, actor, publishAt, language }: MessageFacts): Told {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const comesOut = publishAt && `${new Intl.DateTimeFormat(language, form).format(publishAt)} UTC`;
  return { title, actor, comesOut };
}
