import type { EndpointAnswer } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { SiteService } from '../site/site.service.ts';
import type { MailAddress } from '../users/users.service.ts';
import type { DeliveryOutcome } from './delivery.policy.ts';
import { type Email, EmailChannel } from './email-channel.ts';
import { emailOf, type MessageFacts, messageZone, pushOf } from './message.policy.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushChannel } from './push-channel.ts';
import type { ResolvedDelivery } from './recipients.service.ts';

/** Channels outside of the site's pages: which of them are configured, and sending a delivery through one. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly email: EmailChannel,
    private readonly push: PushChannel,
    private readonly preferences: PreferencesService,
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

  private async compose(
    { delivery, event }: ResolvedDelivery,
    facts: MessageFacts,
    { fullName, email }: MailAddress,
  ): Promise<Email> {
    const stopUrl = await this.preferences.unsubscribeUrl(delivery.userId, event.type);
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
  const { type, title, publishAt, href, subject } = event;
  const zone = messageZone(own, event.zone, siteTimeZone);
  return { type, title, actor, publishAt, href, subject, language, zone };
}
