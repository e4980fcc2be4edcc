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

/** Queues calls to Discord in the current transaction; they are sent later. */
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

  /** Whether a channel or a role is configured. */
  get available(): boolean {
    return this.client.hasChannel || this.client.hasRole;
  }

  /**
   * Announces an approval in the channel, and gives the role to the member's linked account.
   * @returns whether a revocation has something to undo: it removes the role, also from an account that is linked later.
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

  /** Sends a test message immediately, so that its sender sees the result. @returns undefined without a channel. */
  async tryOut(): Promise<ChatOutcome | undefined> {
    if (!this.client.hasChannel) return undefined;
    return this.client.send({ kind: 'message', text: trialText(this.origin) });
  }

  /** Removes the reason for the role. Sent messages stay. */
  async revoked({ submissionId, memberId }: Pick<Approval, 'submissionId' | 'memberId'>): Promise<void> {
    await this.roles.take(submissionId, memberId);
  }
}
