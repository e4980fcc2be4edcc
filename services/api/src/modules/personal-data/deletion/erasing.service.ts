import { isClosed } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { isLastOwner } from './deletion.service.ts';
import { Erasure } from './erasure.service.ts';

const MOST_AT_ONCE = 20;

/** Deletes the accounts whose time to think better of it is over. */
@Injectable()
export class Erasing {
  private readonly logger = new Logger('Erasing');

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly assignments: AssignmentsService,
    private readonly erasure: Erasure,
    jobs: Jobs,
  ) {
    jobs.work('personal-data.erase', async () => void (await this.eraseDue()), { cron: EVERY_HOUR });
  }

  /** @returns how many were deleted. @throws the last failure, after the others have been tried. */
  async eraseDue(): Promise<number> {
    await this.erasure.forgetWhitelist();
    let erased = 0;
    let failure: unknown;
    for (const id of await this.accounts.findToDelete(MOST_AT_ONCE)) {
      try {
        if (await this.erase(id)) erased += 1;
      } catch (error) {
        failure = error;
      }
    }
    if (failure) throw failure;
    return erased;
  }

  /** @returns false for an account that stays for now: a ban would be forgotten with it, or it is the last that owns the site. */
  private async erase(id: string): Promise<boolean> {
    await this.erasure.forgetMentions(id);
    return this.database.transaction(async () => {
      const row = await this.accounts.lock(id);
      const isDue = row?.deletionDueAt && row.deletionDueAt.getTime() <= Date.now();
      if (!row || !isDue || isClosed(row.accountState)) return false;
      if (await isLastOwner(this.assignments, id)) return false;
      await this.erasure.erase(row);
      this.logger.log({ msg: 'an account was deleted' });
      return true;
    });
  }
}
