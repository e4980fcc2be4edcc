import { Injectable } from '@nestjs/common';
import { type ApprovedCase, HandlesStep, type StepHandler } from '../../submissions/approval/step-handler.ts';
import { WhitelistService } from './whitelist.service.ts';

const GRANTED = 'granted';

/** Step of an approval that adds the applicant to the whitelist. */
@Injectable()
@HandlesStep('whitelist')
export class WhitelistStepService implements StepHandler {
  constructor(private readonly whitelist: WhitelistService) {}

  /** A member who was on the whitelist before stays on it, even if this approval is revoked. */
  async apply({ applicantId }: ApprovedCase): Promise<string | null> {
    return (await this.whitelist.grant(applicantId)) ? GRANTED : null;
  }

  async undo({ applicantId }: ApprovedCase): Promise<void> {
    await this.whitelist.revoke(applicantId);
  }
}
