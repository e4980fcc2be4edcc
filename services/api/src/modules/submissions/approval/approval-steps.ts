import type { ApprovalStep, FormKind, FormSettings } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../audit/audit.service.ts';
import { ApprovedCases } from './approved-cases.service.ts';

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
export class ApprovalSteps {
  private readonly handlers = new Map<ApprovalStep, StepHandler>();

  constructor(private readonly cases: ApprovedCases) {}

  /** Must be called from a constructor. */
  register(step: ApprovalStep, handler: StepHandler): void {
    this.handlers.set(step, handler);
  }

  handlerOf(step: ApprovalStep): StepHandler | undefined {
    return this.handlers.get(step);
  }

  /** @returns what the step changed. */
  async apply(submissionId: string, step: ApprovalStep): Promise<string | null> {
    const approved = await this.cases.find(submissionId);
    return (await this.handlerOf(step)?.apply(approved)) ?? null;
  }

  /** Reverts the changes of steps, in the given order. */
  async undo(
    submissionId: string,
    revokerId: string,
    steps: readonly { step: ApprovalStep; effect: string | null }[],
  ): Promise<void> {
    const approved = await this.cases.find(submissionId, revokerId);
    for (const { step, effect } of steps)
      if (effect !== null) await this.handlerOf(step)?.undo?.(approved, effect);
  }
}
