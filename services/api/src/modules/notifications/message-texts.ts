import type { NotificationType, PageLanguage } from '@boardwalk/contracts';
import { ENGLISH } from './english-texts.ts';
import { GERMAN } from './german-texts.ts';

/** Facts for the text of a message. */
export interface WordingFacts {
  title: string;
  /** Name of the actor. */
  actor: string;
  /** Scheduled time of the publication, in the reader's language; null once it is published. */
  publishDate: string | null;
}

interface Wording {
  subject: (facts: WordingFacts) => string;
  line: (facts: WordingFacts) => string;
  action: string;
}

/** Texts of real estate, which are in a separate file. */
export type EstateWords = Record<Extract<NotificationType, `estate.${string}`>, Wording>;

export interface MessageWords {
  types: Record<NotificationType, Wording>;
  /** Reason why the recipient gets this e-mail. */
  reason: (site: string) => string;
  stop: string;
  stopQuestion: (site: string) => string;
  stopped: string;
  /** Test e-mail, to check that e-mails can be sent. */
  test: (site: string) => { subject: string; line: string };
}

/** Texts of e-mails, pushes and the unsubscribe pages, in each language of the site. Remotes have their own catalogs. */
export const MESSAGE_WORDS: Record<PageLanguage, MessageWords> = { en: ENGLISH, de: GERMAN };
