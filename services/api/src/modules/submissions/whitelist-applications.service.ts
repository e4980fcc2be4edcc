import { QUEUE_STATES, type SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../forms/published-forms.service.ts';
import { SubmissionsRepository } from './submissions.repository.ts';

/** How the whitelist application of a member stands, as the member knows it; null when there is none or it was given up. */
export type ApplicationState = 'pending' | 'denied' | null;

const REFUSED: readonly SubmissionState[] = ['denied', 'revoked'];

/** Whitelist applications, as the door of the game server asks for them. */
@Injectable()
export class WhitelistApplications {
  constructor(
    private readonly forms: PublishedFormsService,
    private readonly submissions: SubmissionsRepository,
  ) {}

  async stateOf(memberId: string): Promise<ApplicationState> {
    const formId = await this.forms.whitelistId();
    const last = formId && (await this.submissions.findLatestOf(memberId, formId));
    if (!last) return null;
    if (REFUSED.includes(last.publicState)) return 'denied';
    return QUEUE_STATES.includes(last.publicState) ? 'pending' : null;
  }
}
