import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { IdentitiesService } from '../identities/identities.service.ts';
import { ChatClient } from './chat.client.ts';
import type { ChatOutcome } from './chat-answer.policy.ts';
import type { ChatOrder } from './chat-messages.table.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { approvalText, trialText } from './chat-text.policy.ts';
import { SEND_CHAT } from './send-job.ts';

interface Approval {
  /** What it is about, for the log. */
  about: string;
  userId: string;
  name: string;
  form: string;
}

/** Tells the chat community. Everything is written down in the transaction that is open, and sent later. */
@Injectable()
export class ChatService {
  private readonly origin: string;

  constructor(
    private readonly outbox: ChatOutboxRepository,
    private readonly client: ChatClient,
    private readonly identities: IdentitiesService,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.origin = siteOrigin;
  }

  /** Whether there is a channel or a role. */
  get available(): boolean {
    return this.client.hasChannel || this.client.hasRole;
  }

  /**
   * Tells the channel of an approval, and gives the role to the member's linked account.
   * @returns whether there was anything to tell: nothing is when the site has neither channel nor role.
   */
  async approved({ about, userId, name, form }: Approval): Promise<boolean> {
    const url = `${this.origin}/forms`;
    const isTold =
      this.client.hasChannel &&
      (await this.write(`message ${about}`, { kind: 'message', text: approvalText({ name, form, url }) }));
    const hasRole = await this.changeRole(`give ${about}`, 'give-role', userId);
    return isTold || hasRole;
  }

  /** Sends a line to the channel at once, so that whoever asks for it learns what came of it. @returns undefined without a channel. */
  async tryOut(): Promise<ChatOutcome | undefined> {
    if (!this.client.hasChannel) return undefined;
    return this.client.send({ kind: 'message', text: trialText(this.origin) });
  }

  /** Takes the role back. What was told is told. */
  async revoked({ about, userId }: Pick<Approval, 'about' | 'userId'>): Promise<void> {
    await this.changeRole(`take ${about}`, 'take-role', userId);
  }

  private async changeRole(
    about: string,
    kind: 'give-role' | 'take-role',
    memberId: string,
  ): Promise<boolean> {
    if (!this.client.hasRole) return false;
    const linked = await this.identities.ofMember(memberId);
    const account = linked.find(({ provider }) => provider === 'discord');
    return account ? this.write(about, { kind, userId: account.subject.replace('discord:', '') }) : false;
  }

  private async write(about: string, order: ChatOrder): Promise<boolean> {
    await this.outbox.insert(about, order);
    await this.jobs.send(SEND_CHAT);
    return true;
  }
}
