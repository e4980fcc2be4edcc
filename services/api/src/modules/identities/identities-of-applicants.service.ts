import { Injectable } from '@nestjs/common';
import { ApprovalStepsService } from '../submissions/approval/approval-steps.service.ts';
import { LinkedIdentitiesService } from '../submissions/linked-identities.service.ts';
import { IdentitiesService } from './identities.service.ts';
import { WhitelistService } from './whitelist/whitelist.service.ts';

const GRANTED = 'granted';

/** Connects submissions with this module: an approval adds the applicant to the whitelist, and answers contain linked accounts. */
@Injectable()
export class IdentitiesOfApplicantsService {
  constructor(
    steps: ApprovalStepsService,
    linked: LinkedIdentitiesService,
    identities: IdentitiesService,
    whitelist: WhitelistService,
  ) {
    linked.register((memberId) => identities.ofMember(memberId));
    steps.register('whitelist', {
      // A member who was on the whitelist before stays on it, even if this approval is revoked.
      apply: async ({ applicantId }) => ((await whitelist.grant(applicantId)) ? GRANTED : null),
      undo: async ({ applicantId }) => void (await whitelist.revoke(applicantId)),
    });
  }
}
