import { Injectable } from '@nestjs/common';
import { ApprovalSteps } from '../submissions/approval/approval-steps.ts';
import { LinkedIdentities } from '../submissions/linked-identities.ts';
import { IdentitiesService } from './identities.service.ts';
import { WhitelistService } from './whitelist/whitelist.service.ts';

const GRANTED = 'granted';

/** What submissions need of this module: an approval lets its applicant join, and answers name linked accounts. */
@Injectable()
export class IdentitiesOfApplicants {
  constructor(
    steps: ApprovalSteps,
    linked: LinkedIdentities,
    identities: IdentitiesService,
    whitelist: WhitelistService,
  ) {
    linked.register((memberId) => identities.ofMember(memberId));
    steps.register('whitelist', {
      // Somebody who was on it before stays on it, whatever becomes of this approval.
      apply: async ({ applicantId }) => ((await whitelist.grant(applicantId)) ? GRANTED : null),
      undo: async ({ applicantId }) => void (await whitelist.revoke(applicantId)),
    });
  }
}
