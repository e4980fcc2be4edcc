import { type ApprovalStep, type FormKind, type FormSettings, toRoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../audit/audit.service.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';

/** Approval data for its steps. */
export interface ApprovedCase {
  submissionId: string;
  applicantId: string;
  form: { id: string; title: string; slug: string; kind: FormKind };
  approval: FormSettings['approval'];
  /** Member in whose name the steps are logged. */
  decider: AuditActor;
}

/**
 * Implementation of a step. Both methods run inside the transaction that marks the step, so that they take effect once even if a process dies: they
 * must only write to the database. External calls go through a table that a job processes.
 */
export interface StepHandler {
  /** @returns a description of what changed, for `undo`; null when nothing did. A failure is retried later. */
  apply(approved: ApprovedCase): Promise<string | null>;
  /** Reverts the changes that {@link apply} returned, when the approval is revoked. */
  undo?(approved: ApprovedCase, effect: string): Promise<void>;
}

/** Registry of the steps of an approval, each with the handler of a module. A step without a handler is skipped. */
@Injectable()
export class ApprovalStepsService {
  private readonly handlers = new Map<ApprovalStep, StepHandler>();

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
    private readonly roles: RolesService,
    private readonly announcements: SubmissionAnnouncementsService,
  ) {
    this.register('role', {
      apply: (approved) => this.grantRole(approved),
      undo: (approved, effect) => this.revokeRole(approved, effect),
    });
    this.register('notify', { apply: (approved) => this.notifyApplicant(approved) });
  }

  /** Must be called from a constructor. */
  register(step: ApprovalStep, handler: StepHandler): void {
    this.handlers.set(step, handler);
  }

  handlerOf(step: ApprovalStep): StepHandler | undefined {
    return this.handlers.get(step);
  }

  /** @returns what the step changed. */
  async apply(submissionId: string, step: ApprovalStep): Promise<string | null> {
    const approved = await this.findCase(submissionId);
    return (await this.handlerOf(step)?.apply(approved)) ?? null;
  }

  /** Reverts the changes of steps, in the given order. */
  async undo(
    submissionId: string,
    revokerId: string,
    steps: readonly { step: ApprovalStep; effect: string | null }[],
  ): Promise<void> {
    const approved = await this.findCase(submissionId, revokerId);
    for (const { step, effect } of steps)
      if (effect !== null) await this.handlerOf(step)?.undo?.(approved, effect);
  }

  /** @param actorId member in whose name the steps are logged; the decider by default. */
  private async findCase(submissionId: string, actorId?: string): Promise<ApprovedCase> {
    const row = await this.submissions.findById(submissionId);
    if (!row) throw new Error(`The submission ${submissionId} is not there.`);
    const { id, title, slug, kind, settings } = await this.forms.headOf(row.formId);
    const decisions = await this.records.findDecisions(submissionId, { final: true });
    const decided = decisions.find(({ gives }) => gives !== null);
    const decider = actorId ?? decisions[0]?.deciderId ?? undefined;
    const name = decider === undefined ? undefined : (await this.users.namesOf([decider])).get(decider);
    return {
      submissionId,
      applicantId: row.applicantId,
      form: { id, title, slug, kind },
      // Decisions from earlier versions of the site don't contain it.
      approval: decided?.gives ?? settings.approval,
      decider: decider !== undefined && name ? { id: decider, ...name } : {},
    };
  }

  /** A role that the member had before isn't revoked with the approval. */
  private async grantRole({
    applicantId,
    approval: { role },
    decider,
  }: ApprovedCase): Promise<string | null> {
    return role && (await this.roles.grantFor(decider, applicantId, role)) ? role : null;
  }

  private async revokeRole({ applicantId, decider }: ApprovedCase, effect: string): Promise<void> {
    const role = toRoleName(effect);
    if (role) await this.roles.takeBackFor(decider, applicantId, role);
  }

  private async notifyApplicant({ submissionId }: ApprovedCase): Promise<null> {
    const row = await this.submissions.findById(submissionId);
    if (row) await this.announcements.notifyApplicant('application.approved', row);
    return null;
  }
}
