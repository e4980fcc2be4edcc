import { toRoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RolesService } from '../../roles/roles.service.ts';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { ApprovalSteps, type ApprovedCase } from './approval-steps.ts';

/** Steps of the site itself: granting the role of the form, and notifying the applicant. */
@Injectable()
export class SiteSteps {
  constructor(
    steps: ApprovalSteps,
    private readonly roles: RolesService,
    private readonly submissions: SubmissionsRepository,
    private readonly announcements: SubmissionAnnouncements,
  ) {
    steps.register('role', {
      apply: (approved) => this.grantRole(approved),
      undo: (approved, effect) => this.takeRole(approved, effect),
    });
    steps.register('notify', { apply: (approved) => this.tellApplicant(approved) });
  }

  /** A role that the member had before isn't revoked with the approval. */
  private async grantRole({
    applicantId,
    approval: { role },
    decider,
  }: ApprovedCase): Promise<string | null> {
    return role && (await this.roles.grantFor(decider, applicantId, role)) ? role : null;
  }

  private async takeRole({ applicantId, decider }: ApprovedCase, effect: string): Promise<void> {
    const role = toRoleName(effect);
    if (role) await this.roles.takeBackFor(decider, applicantId, role);
  }

  private async tellApplicant({ submissionId }: ApprovedCase): Promise<null> {
    const row = await this.submissions.findById(submissionId);
    if (row) await this.announcements.tellApplicant('application.approved', row);
    return null;
  }
}
