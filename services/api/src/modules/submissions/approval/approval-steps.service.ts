import { APPROVAL_STEPS, type ApprovalStep } from '@boardwalk/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { byUniqueValue, type DeclaredClass, declaredClasses } from '../../../platform/discovery/declared.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { type ApprovedCase, HandlesStep, type StepHandler } from './step-handler.ts';

/** Registry of the steps of an approval, each with the handler of a module. A step that isn't available is skipped. */
@Injectable()
export class ApprovalStepsService implements OnModuleInit {
  private handlers = new Map<ApprovalStep, DeclaredClass<ApprovalStep, StepHandler>>();

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Refuses to start while a step has no handler, or two. */
  onModuleInit(): void {
    this.handlers = byUniqueValue('step of an approval', declaredClasses(this.discovery, HandlesStep));
    const missing = APPROVAL_STEPS.filter((step) => !this.handlers.has(step));
    if (missing.length > 0) throw new Error(`Steps of an approval have no handler: ${missing.join(', ')}.`);
  }

  handlerOf(step: ApprovalStep): StepHandler | undefined {
    const handler = this.handlers.get(step)?.instance;
    return handler?.available === false ? undefined : handler;
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
}
