import type { ApprovalStep, FormKind, FormSettings } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../audit/audit.service.ts';
import { ApprovedCases } from './approved-cases.service.ts';

/** An approval, as its steps need to know of it. */
export interface ApprovedCase {
  submissionId: string;
  applicantId: string;
  form: { id: string; title: string; slug: string; kind: FormKind };
  approval: FormSettings['approval'];
  /** In whose name it happens. */
  decider: AuditActor;
}

/**
 * What a step does. Both run inside the transaction that marks the step, so they happen once, whatever process dies when: they write to the
 * database and to nothing else. What leaves this site goes through a table of its own that a job empties.
 */
export interface StepHandler {
  /** @returns what it changed, in words of its own; null when there was nothing to change. A failure is tried again later. */
  apply(approved: ApprovedCase): Promise<string | null>;
  /** Takes back what {@link apply} says that it changed, when the approval is revoked. */
  undo?(approved: ApprovedCase, effect: string): Promise<void>;
}

/** What the steps of an approval do, each by the handler that a module registers. A step that has none is skipped. */
@Injectable()
export class ApprovalSteps {
  private readonly handlers = new Map<ApprovalStep, StepHandler>();

  constructor(private readonly cases: ApprovedCases) {}

  /** To be called from a constructor. */
  register(step: ApprovalStep, handler: StepHandler): void {
    this.handlers.set(step, handler);
  }

  handlerOf(step: ApprovalStep): StepHandler | undefined {
    return this.handlers.get(step);
  }

  /** @returns what the step has changed. */
  async apply(submissionId: string, step: ApprovalStep): Promise<string | null> {
    const approved = await this.cases.find(submissionId);
    return (await this.handlerOf(step)?.apply(approved)) ?? null;
  }

  /** Takes back what steps have changed, the first of them first. */
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
