import { type NotificationPreferences, notificationTypeSchema } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { serverText } from '@boardwalk/server/texts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MailedLinks } from '../../platform/signing/mailed-links.ts';
import { SiteService } from '../site/site.service.ts';
import { MembershipService } from '../users/membership.service.ts';
import { htmlPage } from './html-page.ts';
import { MAIL_TEXTS } from './notification-texts.ts';
import type { NotificationEventRow } from './notifications.table.ts';
import { preferencesFrom, withoutEmails } from './preferences.policy.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Number of attempts when a concurrent change comes between reading and saving. */
const MAX_ATTEMPTS = 3;

const linkSchema = z.object({
  // This name is part of links in e-mails that were already sent.
  kind: z.literal('no-letters'),
  userId: z.string(),
  type: notificationTypeSchema,
  /** Kind of an app, for its notifications. */
  app: z.string().optional(),
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
 * Members' choices of notifications and channels, and the unsubscribe links in e-mails. Anyone with an e-mail can unsubscribe from its type without
 * signing in. The links don’t expire, because people open e-mails years later.
 */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly links: MailedLinks,
    private readonly membership: MembershipService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async read(userId: string): Promise<NotificationPreferences> {
    return (await this.readAll([userId]))(userId);
  }

  /** Reads the preferences of several members together. */
  async readAll(userIds: readonly string[]): Promise<(userId: string) => NotificationPreferences> {
    const [rows, { languages }] = await Promise.all([this.preferences.find(userIds), this.site.read()]);
    return (userId) => preferencesFrom(rows.get(userId), languages);
  }

  /** @throws PREFERENCES_STALE with the current ones, when the version is outdated. */
  async change(userId: string, wanted: NotificationPreferences): Promise<NotificationPreferences> {
    const row = await this.preferences.save(userId, wanted);
    if (!row) throw new ApiError('PREFERENCES_STALE', { current: await this.read(userId) });
    return preferencesFrom(row, (await this.site.read()).languages);
  }

  /** Returns the address for unsubscribing a member from e-mails of one type, or of one kind of an app. */
  async unsubscribeUrl(
    userId: string,
    { type, app }: Pick<NotificationEventRow, 'type' | 'app'>,
  ): Promise<string> {
    const link: UnsubscribeLink = { kind: 'no-letters', userId, type, ...(app && { app: app.kind }) };
    const token = await this.links.issue(link);
    return `${this.configuration.siteOrigin}/api/notifications/unsubscribe?token=${token}`;
  }

  /** Returns a page that requires confirmation, because mail scanners follow every link. @throws LINK_INVALID */
  async confirmationPage(token: string): Promise<RawAnswer> {
    const { userId } = await this.readLink(token);
    const { language } = await this.read(userId);
    const stop = serverText(MAIL_TEXTS.stop, language);
    const { name, look } = await this.site.read();
    const html = htmlPage({ language, look }, stop, [
      ...opening(name, serverText(MAIL_TEXTS.stopQuestion, language, { site: name })),
      `<form method="post"><button>${escapeHtml(stop)}</button></form>`,
    ]);
    return new RawAnswer(200, HEADERS, html);
  }

  /** Unsubscribes the member of the link, and returns a page. @throws LINK_INVALID */
  async unsubscribe(token: string): Promise<RawAnswer> {
    const link = await this.readLink(token);
    const { userId } = link;
    // A deleted member gets no e-mails, and preferences could not reference them.
    if (await this.membership.find(userId)) await this.stopEmails(link);
    const { language } = await this.read(userId);
    const { name, look } = await this.site.read();
    const body = opening(name, serverText(MAIL_TEXTS.stopped, language));
    return new RawAnswer(
      200,
      HEADERS,
      htmlPage({ language, look }, serverText(MAIL_TEXTS.stop, language), body),
    );
  }

  private async readLink(token: string): Promise<UnsubscribeLink> {
    const link = await this.links.read(linkSchema, token);
    if (!link) throw new ApiError('LINK_INVALID');
    return link;
  }

  /** Disables e-mails of this type. */
  private async stopEmails({ userId, type, app }: UnsubscribeLink): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const wanted = withoutEmails(await this.read(userId), type, app);
      if (await this.preferences.save(userId, wanted)) return;
    }
    throw new ApiError('UNAVAILABLE');
  }
}
