import { Injectable } from '@nestjs/common';
import { ApprovalSteps } from '../submissions/approval/approval-steps.ts';
import { UsersService } from '../users/users.service.ts';
import { ChatService } from './chat.service.ts';

const TOLD = 'told';

/** The step of an approval that tells the chat community. A site that has told nothing of one skips it. */
@Injectable()
export class ChatStep {
  constructor(steps: ApprovalSteps, chat: ChatService, users: UsersService) {
    if (!chat.available) return;
    steps.register('chat', {
      async apply({ submissionId: about, applicantId: userId, form }) {
        const name = (await users.namesOf([userId])).get(userId)?.fullName ?? '';
        return (await chat.approved({ about, userId, name, form: form.title })) ? TOLD : null;
      },
      undo: ({ submissionId: about, applicantId: userId }) => chat.revoked({ about, userId }),
    });
  }
}
