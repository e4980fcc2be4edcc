import { Injectable } from '@nestjs/common';
import { ApprovalStepsService } from '../submissions/approval/approval-steps.service.ts';
import { UsersService } from '../users/users.service.ts';
import { DiscordMessagesService } from './discord-messages.service.ts';

const TOLD = 'told';

/** Step of an approval that notifies Discord. Skipped when nothing is configured. */
@Injectable()
export class DiscordStepService {
  constructor(steps: ApprovalStepsService, discord: DiscordMessagesService, users: UsersService) {
    if (!discord.available) return;
    steps.register('chat', {
      async apply({ submissionId, applicantId: memberId, form }) {
        const name = (await users.namesOf([memberId])).get(memberId)?.fullName ?? '';
        return (await discord.approved({ submissionId, memberId, name, form: form.title })) ? TOLD : null;
      },
      undo: ({ submissionId, applicantId: memberId }) => discord.revoked({ submissionId, memberId }),
    });
  }
}
