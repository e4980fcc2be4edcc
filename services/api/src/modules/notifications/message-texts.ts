import type { NotificationType, PageLanguage } from '@boardwalk/contracts';
import { ENGLISH } from './english-texts.ts';
import { GERMAN } from './german-texts.ts';

/** The facts that a wording can name. */
export interface WordingFacts {
  title: string;
  /** The name of the member who did it. */
  actor: string;
  /** When the article is published, in the reader's language; null once it is. */
  publishDate: string | null;
}

interface Wording {
  subject: (facts: WordingFacts) => string;
  line: (facts: WordingFacts) => string;
  action: string;
}

/** The words of real estate, which stand in a file of their own. */
export type EstateWords = Record<Extract<NotificationType, `estate.${string}`>, Wording>;

export interface MessageWords {
  types: Record<NotificationType, Wording>;
  /** Why the recipient gets this e-mail. */
  reason: (site: string) => string;
  stop: string;
  stopQuestion: (site: string) => string;
  stopped: string;
  /** A mail that somebody sends to try out whether mails can be sent. */
  test: (site: string) => { subject: string; line: string };
}

/** The words of e-mails, pushes and the unsubscribe pages, in each language of the site. Remotes have their own catalogues. */
export const MESSAGE_WORDS: Record<PageLanguage, MessageWords> = { en: ENGLISH, de: GERMAN };
