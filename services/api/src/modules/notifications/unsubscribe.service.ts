import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { SiteService } from '../site/site.service.ts';
import { MembershipService } from '../users/membership.service.ts';
import { htmlPage, htmlSafe } from './html-page.ts';
import { LETTER_WORDS } from './message.words.ts';
import { PreferencesService } from './preferences.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // The address holds the link itself: it goes nowhere else.
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
};

const opening = (siteName: string, text: string) => [
  `<h1>${htmlSafe(siteName)}</h1>`,
  `<p>${htmlSafe(text)}</p>`,
];

/** What is behind the link in a letter. */
@Injectable()
export class Unsubscribing {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: PreferencesService,
    private readonly membership: MembershipService,
    private readonly site: SiteService,
  ) {}

  /** Asks first: programs that look at mail follow every link in it. @throws LINK_INVALID */
  async ask(token: string): Promise<RawAnswer> {
    const { userId } = await this.read(token);
    const { language } = await this.preferences.read(userId);
    const words = LETTER_WORDS[language];
    const { name } = await this.site.read();
    const html = htmlPage(language, words.stop, [
      ...opening(name, words.stopQuestion(name)),
      `<form method="post"><button>${htmlSafe(words.stop)}</button></form>`,
    ]);
    return new RawAnswer(200, HEADERS, html);
  }

  /** @throws LINK_INVALID */
  async stop(token: string): Promise<RawAnswer> {
    const { userId, type } = await this.read(token);
    // Somebody who has left gets no letters anyway.
    if (await this.membership.find(userId)) await this.preferences.stopLetters(userId, type);
    const { language } = await this.preferences.read(userId);
    const words = LETTER_WORDS[language];
    const { name } = await this.site.read();
    return new RawAnswer(200, HEADERS, htmlPage(language, words.stop, opening(name, words.stopped)));
  }

  private async read(token: string) {
    const link = await this.links.read(token);
    if (!link) throw new ApiError('LINK_INVALID');
    return link;
  }
}
