import { Injectable } from '@nestjs/common';
import { ApprovalSteps } from '../submissions/approval/approval-steps.ts';
import { UsersService } from '../users/users.service.ts';
import { ChatService } from './chat.service.ts';

const TOLD = 'told';

/** Step of an approval that notifies Discord. Skipped when nothing is configured. */
@Injectable()
export class ChatStep {
  constructor(steps: ApprovalSteps, chat: ChatService, users: UsersService) {
    if (!chat.available) return;
    steps.register('chat', {
      async apply({ submissionId, applicantId: memberId, form }) {
        const name = (await users.namesOf([memberId])).get(memberId)?.fullName ?? '';
        return (await chat.approved({ submissionId, memberId, name, form: form.title })) ? TOLD : null;
      },
      undo: ({ submissionId, applicantId: memberId }) => chat.revoked({ submissionId, memberId }),
    });
  }
}
