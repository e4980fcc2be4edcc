import { Injectable } from '@nestjs/common';
import { ChatService } from '../../chat/chat.service.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { ApprovalSteps, type ApprovedCase } from './approval-steps.ts';

const DONE = 'done';

/** The steps that reach the game server and the chat community. */
@Injectable()
export class ServerSteps {
  constructor(
    steps: ApprovalSteps,
    private readonly whitelist: WhitelistService,
    private readonly chat: ChatService,
    private readonly users: UsersService,
  ) {
    steps.register('whitelist', {
      apply: ({ applicantId, approval }) => this.allow(applicantId, approval.whitelist),
      undo: async ({ applicantId }) => void (await this.whitelist.revoke(applicantId)),
    });
    steps.register('chat', {
      apply: (approved) => this.tell(approved),
      undo: ({ submissionId, applicantId }) =>
        this.chat.revoked({ about: submissionId, userId: applicantId }),
    });
  }

  /** Whoever was on the whitelist before stays on it whatever happens. */
  private async allow(memberId: string, isWanted: boolean): Promise<string | null> {
    return isWanted && (await this.whitelist.grant(memberId)) ? DONE : null;
  }

  private async tell({ submissionId, applicantId, form, approval }: ApprovedCase): Promise<string | null> {
    if (!approval.chat) return null;
    const name = (await this.users.namesOf([applicantId])).get(applicantId)?.fullName ?? '';
    const isTold = await this.chat.approved({
      about: submissionId,
      userId: applicantId,
      name,
      form: form.title,
    });
    return isTold ? DONE : null;
  }
}
