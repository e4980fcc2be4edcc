import type { AuditEntry } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { PublishedFormsService } from '../forms/published-forms.service.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { SubmissionChangesService } from './submission-changes.service.ts';
import type { InternalEvent } from './submission-event.ts';
import { SubmissionsRepository } from './submissions.repository.ts';
import type { SubmissionRow } from './submissions.table.ts';

type Action = Extract<AuditEntry['action'], `submission.${string}`>;

/** Records actions of the staff on submissions, in the audit log and in the internal timeline. */
@Injectable()
export class SubmissionAuditService {
  constructor(
    private readonly audit: AuditService,
    private readonly changes: SubmissionChangesService,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
    submissions: SubmissionsRepository,
  ) {
    audit.keepFromTheirOwn('submission', (memberId) => submissions.findIdsOf(memberId));
  }

  async record(
    actor: AuditActor,
    action: Action,
    row: SubmissionRow,
    values: Pick<AuditEntry, 'before' | 'after'>,
  ): Promise<void> {
    const { title } = await this.forms.headOf(row.formId);
    const { fullName } = nameOf(await this.users.namesOf([row.applicantId]), row.applicantId);
    await this.audit.record(actor, {
      action,
      target: { type: 'submission', id: row.id, label: `${title}, ${fullName}` },
      ...values,
    });
  }

  /** Records an internal event. */
  async note(row: SubmissionRow, event: InternalEvent, actorId: string, text?: string): Promise<void> {
    await this.changes.record({
      submissionId: row.id,
      event,
      actorId,
      text: text ?? null,
      internal: true,
    });
  }

  async nameOf(id: string | null): Promise<string> {
    return nameOf(await this.users.namesOf([id]), id).fullName;
  }
}

/** Returns the values of a changed state for the audit log. */
export function stateChange(
  before: SubmissionRow,
  after: SubmissionRow,
  reason?: string,
): Pick<AuditEntry, 'before' | 'after'> {
  return {
    before: { state: before.state },
    after: { state: after.state, ...(reason && { reason }) },
  };
}
