import { isClosed } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';
import { AccountsService, type DueDeletion } from '../../users/accounts.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { isLastOwner } from './deletion.service.ts';
import { ErasureService } from './erasure.service.ts';

/** Members per query. */
const BATCH_SIZE = 20;
/** Shorter than the time limit of the job. The next run, an hour later, continues. */
const RUN_LIMIT_MS = 600_000;
const QUEUE = { cron: EVERY_HOUR, expireInSeconds: 900 } as const;

/** Deletes the accounts whose deletion is due. */
@Injectable()
export class ErasingService {
  private readonly logger = new Logger('Erasing');

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly assignments: AssignmentsService,
    private readonly erasure: ErasureService,
    private readonly whitelist: WhitelistService,
    jobs: Jobs,
  ) {
    jobs.work('personal-data.erase', async () => void (await this.eraseDue()), QUEUE);
  }

  /**
   * Deletes all accounts that are due. An account that stays, or fails, doesn't prevent the deletion of others.
   * @returns the number of deleted accounts.
   * @throws the last failure, after all accounts have been processed.
   */
  async eraseDue(): Promise<number> {
    await this.whitelist.forgetDeparted();
    const until = Date.now() + RUN_LIMIT_MS;
    let erased = 0;
    let failure: unknown;
    for (let after: DueDeletion | undefined; Date.now() < until; ) {
      const due = await this.accounts.findToDelete(after, BATCH_SIZE);
      for (const { id } of due) {
        try {
          if (await this.erase(id)) erased += 1;
        } catch (error) {
          failure = error;
          this.logger.error({ msg: 'an account could not be deleted', error: String(error) });
        }
      }
      after = due.at(-1);
      if (due.length < BATCH_SIZE) break;
    }
    if (failure) throw failure;
    return erased;
  }

  /** @returns false for an account that stays for now: it is banned, and the ban would be lost, or it is the last owner's. */
  private erase(id: string): Promise<boolean> {
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
