import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { InboxItemsService } from '../inbox/inbox-items.service.ts';
import { FormUsesRepository } from './form-uses.repository.ts';

/** Data about submissions for the editors of forms. */
@Injectable()
export class FormUsesService {
  constructor(
    private readonly database: Database,
    private readonly uses: FormUsesRepository,
    private readonly inbox: InboxItemsService,
  ) {}

  /** Returns the number of open submissions of each form, capped at 1000. */
  countOpen(formIds: readonly string[]): Promise<Map<string, number>> {
    return this.uses.countOpen(formIds);
  }

  /** Returns the number of submissions of each version of a form, capped at 1000. */
  countOfVersions(formId: string, numbers: readonly number[]): Promise<Map<number, number>> {
    return this.uses.countOfVersions(formId, numbers);
  }

  /**
   * Updates waiting submissions after a change of their form: their due dates, and the titles of their inbox items. Must run in the transaction
   * that changes the form.
   */
  async formChanged(formId: string, { title, hours }: { title: string; hours: number }): Promise<void> {
    this.database.requireTransaction();
    if (hours !== 0) await this.uses.shiftDue(formId, hours);
    const waiting = await this.uses.findWaiting(formId);
    await this.inbox.rewrite(
      'application',
      waiting.map(({ id, dueAt }) => ({ subject: id, title, dueAt })),
    );
    await this.inbox.rewrite(
      'application-appeal',
      waiting.map(({ id }) => ({ subject: id, title })),
    );
    await this.inbox.rewrite(
      'approval-step',
      (await this.uses.findFailedSteps(formId)).map((subject) => ({ subject, title })),
    );
  }
}
