import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ChatClient } from './chat.client.ts';
import type { ChatOutcome } from './chat-answer.policy.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRolesService } from './chat-roles.service.ts';
import { approvalText, trialText } from './chat-text.policy.ts';
import { SEND_CHAT } from './send-job.ts';

interface Approval {
  submissionId: string;
  memberId: string;
  name: string;
  form: string;
}

/** Tells the chat community. Everything is written down in the transaction that is open, and sent later. */
@Injectable()
export class ChatService {
  private readonly origin: string;

  constructor(
    private readonly outbox: ChatOutboxRepository,
    private readonly roles: ChatRolesService,
    private readonly client: ChatClient,
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
   * @returns whether there is anything to take back: a revocation takes the role, also from an account that is linked later.
   */
  async approved({ submissionId, memberId, name, form }: Approval): Promise<boolean> {
    if (this.client.hasChannel) {
      const text = approvalText({ name, form, url: `${this.origin}/forms` });
      const about = `message ${submissionId}`;
      await this.outbox.insert({ about, submissionId, memberId, order: { kind: 'message', text } });
      await this.jobs.send(SEND_CHAT);
    }
    await this.roles.give(submissionId, memberId);
    return true;
  }

  /** Sends a line to the channel immediately, so that its sender sees the result. @returns undefined without a channel. */
  async tryOut(): Promise<ChatOutcome | undefined> {
    if (!this.client.hasChannel) return undefined;
    return this.client.send({ kind: 'message', text: trialText(this.origin) });
  }

  /** Takes the reason for the role back. What was told is told. */
  async revoked({ submissionId, memberId }: Pick<Approval, 'submissionId' | 'memberId'>): Promise<void> {
    await this.roles.take(submissionId, memberId);
  }
}
