import { Injectable } from '@nestjs/common';
import { type ApprovedCase, HandlesStep, type StepHandler } from '../submissions/approval/step-handler.ts';
import { UsersService } from '../users/users.service.ts';
import { DiscordMessagesService } from './discord-messages.service.ts';

const TOLD = 'told';

/** Step of an approval that notifies Discord. Skipped when nothing is configured. */
@Injectable()
@HandlesStep('chat')
export class DiscordStepService implements StepHandler {
  constructor(
    private readonly discord: DiscordMessagesService,
    private readonly users: UsersService,
  ) {}

  get available(): boolean {
    return this.discord.available;
  }

  async apply({ submissionId, applicantId: memberId, form }: ApprovedCase): Promise<string | null> {
    const name = (await this.users.namesOf([memberId])).get(memberId)?.fullName ?? '';
    return (await this.discord.approved({ submissionId, memberId, name, form: form.title })) ? TOLD : null;
  }

  undo({ submissionId, applicantId: memberId }: ApprovedCase): Promise<void> {
    return this.discord.revoked({ submissionId, memberId });
  }
}
