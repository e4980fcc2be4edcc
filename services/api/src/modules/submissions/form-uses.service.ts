import { Injectable } from '@nestjs/common';
import { FormUsesRepository } from './form-uses.repository.ts';

/** What those who build forms need to know of submissions. */
@Injectable()
export class FormUsesService {
  constructor(private readonly uses: FormUsesRepository) {}

  /** How many submissions of each form are open, up to 1000. */
  countOpen(formIds: readonly string[]): Promise<Map<string, number>> {
    return this.uses.countOpen(formIds);
  }

  /** How many submissions pin each version of a form, up to 1000. */
  countOfVersions(formId: string, numbers: readonly number[]): Promise<Map<number, number>> {
    return this.uses.countOfVersions(formId, numbers);
  }

  /** The submissions of a form that wait are overdue this many hours later. Call it in the transaction that changes the setting. */
  async shiftDue(formId: string, hours: number): Promise<void> {
    if (hours !== 0) await this.uses.shiftDue(formId, hours);
  }
}
