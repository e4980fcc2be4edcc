import type { Form } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { asksSomething } from './forms.policy.ts';
import { FormsRepository } from './forms.repository.ts';
import { FormsService } from './forms.service.ts';
import type { FormRow } from './forms.table.ts';

/** Opens and closes forms. */
@Injectable()
export class FormPublishingService {
  constructor(
    private readonly database: Database,
    private readonly forms: FormsRepository,
    private readonly reading: FormsService,
    private readonly audit: AuditService,
  ) {}

  /** Opens a form, with a new version only if its fields have changed. @throws FORM_EMPTY */
  publish(caller: Caller, id: string, version: number): Promise<Form> {
    return this.database.transaction(async () => {
      const row = await this.lock(id, version);
      if (!asksSomething(row.definition)) throw new ApiError('FORM_EMPTY');
      if (!row.changed && row.state === 'open') return this.reading.present(row);
      const number = row.changed ? (row.publishedVersion ?? 0) + 1 : row.publishedVersion;
      if (row.changed && number !== null) {
        const { definition } = row;
        await this.forms.insertVersion({ formId: id, number, definition, publishedBy: caller.id });
      }
      const after = await this.forms.update(id, { state: 'open', publishedVersion: number, changed: false });
      await this.record(caller, 'form.published', row, after);
      return this.reading.present(after);
    });
  }

  /** Closes a form. One that was never published stays a draft, which accepts no submissions either. */
  close(caller: Caller, id: string, version: number): Promise<Form> {
    return this.database.transaction(async () => {
      const row = await this.lock(id, version);
      if (row.state !== 'open') return this.reading.present(row);
      const after = await this.forms.update(id, { state: 'closed' });
      await this.record(caller, 'form.closed', row, after);
      return this.reading.present(after);
    });
  }

  private async lock(id: string, version: number): Promise<FormRow> {
    const row = await this.forms.lockById(id);
    if (!row) throw new ApiError('FORM_NOT_FOUND');
    if (row.version !== version)
      throw new ApiError('FORM_STALE', { current: await this.reading.present(row) });
    return row;
  }

  private async record(
    caller: Caller,
    action: 'form.published' | 'form.closed',
    before: FormRow,
    after: FormRow,
  ): Promise<void> {
    await this.audit.record(caller, {
      action,
      target: { type: 'form', id: after.id, label: after.title },
      before: { state: before.state, version: before.publishedVersion },
      after: { state: after.state, version: after.publishedVersion },
    });
  }
}
