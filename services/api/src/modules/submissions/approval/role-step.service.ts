import { toRoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { RolesService } from '../../roles/roles.service.ts';
import { type ApprovedCase, HandlesStep, type StepHandler } from './step-handler.ts';

/** Step of an approval that gives the applicant the role of the form. */
@Injectable()
@HandlesStep('role')
export class RoleStepService implements StepHandler {
  constructor(private readonly roles: RolesService) {}

  /** A role that the member had before isn't revoked with the approval. */
  async apply({ applicantId, approval: { role }, decider }: ApprovedCase): Promise<string | null> {
    return role && (await this.roles.grantFor(decider, applicantId, role)) ? role : null;
  }

  async undo({ applicantId, decider }: ApprovedCase, effect: string): Promise<void> {
    const role = toRoleName(effect);
    if (role) await this.roles.takeBackFor(decider, applicantId, role);
  }
}
