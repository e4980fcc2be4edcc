import type { SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';

/** State of members' applications for the whitelist. */
@Injectable()
export class WhitelistApplications {
  constructor(
    private readonly forms: PublishedFormsService,
    private readonly submissions: SubmissionsRepository,
  ) {}

  /** Returns the state of a member's last attempt, as the member sees it; null when there is none. */
  async stateOf(memberId: string): Promise<SubmissionState | null> {
    const form = await this.forms.findWhitelist();
    const last = form && (await this.submissions.findLatestOf(memberId, form.id));
    return last?.publicState ?? null;
  }
}
