import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { SiteService } from '../site/site.service.ts';
import type { MailAddress } from '../users/users.service.ts';
import { Channels } from './channels.service.ts';
import type { Outcome } from './delivery.policy.ts';
import type { Letter } from './email-channel.ts';
import { letterOf, type MessageFacts, pushOf } from './message.policy.ts';
import type { Addressed } from './recipients.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Puts what is told into the member's language and hands it to the channel. */
@Injectable()
export class Dispatch {
  constructor(
    private readonly channels: Channels,
    private readonly links: UnsubscribeLinks,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async send(parcel: Addressed): Promise<Outcome> {
    const facts = factsOf(parcel);
    if ('subscription' in parcel.to) return this.channels.push.send(parcel.to.subscription, pushOf(facts));
    return this.channels.email.send(await this.letter(parcel, facts, parcel.to.address));
  }

  private async letter(
    { delivery, event }: Addressed,
    facts: MessageFacts,
    { fullName, email }: MailAddress,
  ): Promise<Letter> {
    const stopUrl = await this.links.make({ userId: delivery.userId, type: event.type });
    const { name: siteName } = await this.site.read();
    const { siteOrigin } = this.configuration;
    const text = letterOf(facts, { siteName, siteOrigin, stopUrl });
    return { ...text, id: delivery.id, to: { name: fullName, address: email }, stopUrl };
  }
}

function factsOf({ event, actor, preferences: { language } }: Addressed): MessageFacts {
  const { type, title, publishAt, href, subject } = event;
  return { type, title, actor, publishAt, href, subject, language };
}
