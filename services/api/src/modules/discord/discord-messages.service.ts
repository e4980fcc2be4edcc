import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { DiscordOutboxRepository } from './discord-outbox.repository.ts';
import type { DiscordOutcome } from './discord-response.policy.ts';
import { DiscordRolesService } from './discord-roles.service.ts';
import { SEND_DISCORD } from './discord-send-job.ts';
import { DiscordServerClient } from './discord-server.client.ts';
import { approvalText, trialText } from './discord-text.policy.ts';

interface Approval {
  submissionId: string;
  memberId: string;
  name: string;
  form: string;
}

/** Queues calls to Discord in the current transaction; they are sent later. */
@Injectable()
export class DiscordMessagesService {
  private readonly origin: string;

  constructor(
    private readonly outbox: DiscordOutboxRepository,
    private readonly roles: DiscordRolesService,
    private readonly client: DiscordServerClient,
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
      await this.jobs.send(SEND_DISCORD);
    }
    await this.roles.give(submissionId, memberId);
    return true;
  }

  /** Sends a test message immediately, so that its sender sees the result. @returns undefined without a channel. */
  async tryOut(): Promise<DiscordOutcome | undefined> {
    if (!this.client.hasChannel) return undefined;
    return this.client.send({ kind: 'message', text: trialText(this.origin) });
  }

  /** Removes the reason for the role. Sent messages stay. */
  async revoked({ submissionId, memberId }: Pick<Approval, 'submissionId' | 'memberId'>): Promise<void> {
    await this.roles.take(submissionId, memberId);
  }
}
