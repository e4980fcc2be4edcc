import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { EXPIRE_PUNISHMENTS, PunishmentChanges } from './punishment-changes.service.ts';
import { PunishmentsRepository } from './punishments.repository.ts';

const BATCH_SIZE = 100;
/** Maximum per run; the rest follows in the next minute. */
const MOST_BATCHES = 20;

/** Ends punishments whose time is over, each once. */
@Injectable()
export class PunishmentsExpiry {
  constructor(
    private readonly database: Database,
    private readonly punishments: PunishmentsRepository,
    private readonly accounts: AccountsService,
    private readonly changes: PunishmentChanges,
    jobs: Jobs,
  ) {
    jobs.work(EXPIRE_PUNISHMENTS, async () => void (await this.endDue()), { cron: EVERY_MINUTE });
  }

  /** @returns the number of ended punishments. */
  async endDue(now = new Date()): Promise<number> {
    let ended = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const due = await this.punishments.findDue(now, BATCH_SIZE);
      for (const punishment of due) if (await this.end(punishment, now)) ended += 1;
      if (due.length < BATCH_SIZE) break;
    }
    return ended;
  }

  /** Ends one punishment per transaction, because they lock different members. */
  private end({ id, memberId }: { id: string; memberId: string }, now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const member = await this.accounts.lock(memberId);
      const row = member && (await this.punishments.lock(id));
      // Another process may have ended it, or a moderator lifted it, since it was selected.
      if (!row || row.overAt || !row.endsAt || row.endsAt > now) return false;
      await this.changes.take({}, member, row, { action: 'expire' });
      return true;
    });
  }
}
