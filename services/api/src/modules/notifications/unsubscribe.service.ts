import { type NotificationType, notificationTypeSchema } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MailedLinks } from '../../platform/signing/mailed-links.ts';
import { SiteService } from '../site/site.service.ts';
import { MembershipService } from '../users/membership.service.ts';
import { htmlPage } from './html-page.ts';
import { MESSAGE_WORDS } from './message-texts.ts';
import { PreferencesService } from './preferences.service.ts';

const linkSchema = z.object({
  // This name is part of links in e-mails that were already sent.
  kind: z.literal('no-letters'),
  userId: z.string(),
  type: notificationTypeSchema,
});
type UnsubscribeLink = z.infer<typeof linkSchema>;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // The address contains the token, which must not leak to other sites.
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const opening = (siteName: string, text: string) => [
  `<h1>${escapeHtml(siteName)}</h1>`,
  `<p>${escapeHtml(text)}</p>`,
];

/**
 * Unsubscribe links in e-mails. Anyone with an e-mail can unsubscribe from its type without signing in. The links don’t expire, because people open
 * e-mails years later.
 */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: MailedLinks,
    private readonly preferences: PreferencesService,
    private readonly membership: MembershipService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async urlFor(userId: string, type: NotificationType): Promise<string> {
    const link: UnsubscribeLink = { kind: 'no-letters', userId, type };
    const token = await this.links.issue(link);
    return `${this.configuration.siteOrigin}/api/notifications/unsubscribe?token=${token}`;
  }

  /** Returns a page that requires confirmation, because mail scanners follow every link. @throws LINK_INVALID */
  async ask(token: string): Promise<RawAnswer> {
    const { userId } = await this.read(token);
    const { language } = await this.preferences.read(userId);
    const words = MESSAGE_WORDS[language];
    const { name, look } = await this.site.read();
    const html = htmlPage({ language, look }, words.stop, [
      ...opening(name, words.stopQuestion(name)),
      `<form method="post"><button>${escapeHtml(words.stop)}</button></form>`,
    ]);
    return new RawAnswer(200, HEADERS, html);
  }

  /** @throws LINK_INVALID */
  async stop(token: string): Promise<RawAnswer> {
    const { userId, type } = await this.read(token);
    // A deleted member gets no e-mails, and preferences could not reference them.
    if (await this.membership.find(userId)) await this.preferences.stopEmails(userId, type);
    const { language } = await this.preferences.read(userId);
    const words = MESSAGE_WORDS[language];
    const { name, look } = await this.site.read();
    return new RawAnswer(
      200,
      HEADERS,
      htmlPage({ language, look }, words.stop, opening(name, words.stopped)),
    );
  }

  private async read(token: string): Promise<UnsubscribeLink> {
    const link = await this.links.read(linkSchema, token);
    if (!link) throw new ApiError('LINK_INVALID');
    return link;
  }
}
