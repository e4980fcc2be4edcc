import { Injectable } from '@nestjs/common';
import { InboxItems } from '../inbox/inbox-items.service.ts';
import { FormUsesRepository } from './form-uses.repository.ts';

/** What those who build forms need to know of submissions. */
@Injectable()
export class FormUsesService {
  constructor(
    private readonly uses: FormUsesRepository,
    private readonly inbox: InboxItems,
  ) {}

  /** How many submissions of each form are open, up to 1000. */
  countOpen(formIds: readonly string[]): Promise<Map<string, number>> {
    return this.uses.countOpen(formIds);
  }

  /** How many submissions pin each version of a form, up to 1000. */
  countOfVersions(formId: string, numbers: readonly number[]): Promise<Map<number, number>> {
    return this.uses.countOfVersions(formId, numbers);
  }

  /**
   * Brings waiting submissions in step with a form that has changed: they are overdue this many hours later, and their items in the inbox carry its
   * title. Call it in the transaction that changes the form.
   */
  async formChanged(formId: string, { title, hours }: { title: string; hours: number }): Promise<void> {
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
