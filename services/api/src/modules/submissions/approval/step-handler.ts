import type { ApprovalStep, FormKind, FormSettings } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { ClassDeclaration } from '../../../platform/discovery/declared.ts';
import type { AuditActor } from '../../audit/audit.service.ts';

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
 * Implementation of a step: a provider with {@link HandlesStep}. Both methods run inside the transaction that marks the step, so that they take effect
 * once even if a process dies: they must only write to the database. External calls go through a table that a job processes.
 */
export interface StepHandler {
  /** False while nothing is configured for the step, which is skipped then. Available by default. */
  readonly available?: boolean;
  /** @returns a description of what changed, for `undo`; null when nothing did. A failure is retried later. */
  apply(approved: ApprovedCase): Promise<string | null>;
  /** Reverts the changes that {@link apply} returned, when the approval is revoked. */
  undo?(approved: ApprovedCase, effect: string): Promise<void>;
}

/** Declares the {@link StepHandler} of a step. It may belong to any module. */
export const HandlesStep: ClassDeclaration<ApprovalStep, StepHandler> =
  DiscoveryService.createDecorator<ApprovalStep>();
