import { randomUUID } from 'node:crypto';
import { type EndpointAnswer, inLanguage } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { serverText } from '@boardwalk/server/texts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { SiteService } from '../site/site.service.ts';
import { type MailAddress, UsersService } from '../users/users.service.ts';
import type { DeliveryOutcome } from './delivery.policy.ts';
import { type Email, EmailChannel } from './email-channel.ts';
import { htmlPage } from './html-page.ts';
import { emailOf, type MessageFacts, messageZone, pushOf } from './message.policy.ts';
import { MAIL_TEXTS } from './notification-texts.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushChannel } from './push-channel.ts';
import type { ResolvedDelivery } from './recipients.service.ts';

/** Result of a test e-mail. */
type TestMail = 'off' | 'no address' | { status: 'sent'; to: string } | { status: 'failed'; error: string };

/** Channels outside of the site's pages: returns which of them are configured, and sends deliveries and test e-mails through them. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly email: EmailChannel,
    private readonly push: PushChannel,
    private readonly preferences: PreferencesService,
    private readonly users: UsersService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  get offered() {
    return { email: this.email.isOffered, push: this.push.publicKey !== null };
  }

  describe(): EndpointAnswer<'GET /api/notifications/channels'> {
    return { ...this.offered, pushKey: this.push.publicKey };
  }

  /** Renders a message in the recipient's language and sends it. */
  async send(resolved: ResolvedDelivery): Promise<DeliveryOutcome> {
    const facts = factsOf(resolved, this.configuration.siteTimeZone);
    if ('subscription' in resolved.to) return this.push.send(resolved.to.subscription, pushOf(facts));
    return this.email.send(await this.compose(resolved, facts, resolved.to.address));
  }

  /** Sends an e-mail to a member immediately, so that the caller sees the response of the mail server. */
  async sendTest(memberId: string): Promise<TestMail> {
    if (!this.email.isOffered) return 'off';
    const address = (await this.users.addressesOf([memberId])).get(memberId);
    if (!address) return 'no address';
    const { name, look } = await this.site.read();
    const { language } = await this.preferences.read(memberId);
    const subject = serverText(MAIL_TEXTS.testSubject, language, { site: name });
    const line = serverText(MAIL_TEXTS.testLine, language, { site: name });
    const outcome = await this.email.send({
      id: randomUUID(),
      subject,
      text: `${line}\n`,
      html: htmlPage({ language, look }, subject, [
        `<h1>${escapeHtml(name)}</h1>`,
        `<p>${escapeHtml(line)}</p>`,
      ]),
      to: { name: address.fullName, address: address.email },
      stopUrl: `${this.configuration.siteOrigin}/settings`,
    });
    if (outcome.status === 'sent') return { status: 'sent', to: address.email };
    return { status: 'failed', error: 'error' in outcome ? outcome.error : '' };
  }

  private async compose(
    { delivery, event }: ResolvedDelivery,
    facts: MessageFacts,
    { fullName, email }: MailAddress,
  ): Promise<Email> {
    const stopUrl = await this.preferences.unsubscribeUrl(delivery.userId, event);
    const { name: siteName, look } = await this.site.read();
    const { siteOrigin } = this.configuration;
    const text = emailOf(facts, { siteName, look, siteOrigin, stopUrl });
    return { ...text, id: delivery.id, to: { name: fullName, address: email }, stopUrl };
  }
}

function factsOf(
  { event, actor, zone: own, preferences: { language } }: ResolvedDelivery,
  siteTimeZone: string,
): MessageFacts {
  const { type, publishAt, href, subject, app } = event;
  const title = inLanguage(app?.texts, language) ?? event.title;
  const zone = messageZone(own, event.zone, siteTimeZone);
  return { type, title, actor, publishAt, href, subject, language, zone };
}
