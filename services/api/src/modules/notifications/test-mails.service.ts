import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { SiteService } from '../site/site.service.ts';
import { UsersService } from '../users/users.service.ts';
import { EmailChannel } from './email-channel.ts';
import { htmlPage } from './html-page.ts';
import { MESSAGE_WORDS } from './message-texts.ts';
import { PreferencesService } from './preferences.service.ts';

/** Result of a test e-mail. */
type TestMail = 'off' | 'no address' | { status: 'sent'; to: string } | { status: 'failed'; error: string };

/** Sends an e-mail immediately, so that the caller sees the response of the mail server. */
@Injectable()
export class TestMails {
  constructor(
    private readonly channel: EmailChannel,
    private readonly users: UsersService,
    private readonly site: SiteService,
    private readonly preferences: PreferencesService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async sendTo(memberId: string): Promise<TestMail> {
    if (!this.channel.isOffered) return 'off';
    const address = (await this.users.addressesOf([memberId])).get(memberId);
    if (!address) return 'no address';
    const { name, look } = await this.site.read();
    const { language } = await this.preferences.read(memberId);
    const { subject, line } = MESSAGE_WORDS[language].test(name);
    const outcome = await this.channel.send({
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
}
