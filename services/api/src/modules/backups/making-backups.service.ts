import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFailure } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { checkBackup, makeBackup } from '../../backup/backup.ts';
import { keepNewest, nameOfBackup, removeLeftovers } from '../../backup/kept-backups.ts';
import { rowsOf } from '../../backup/manifest.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { dailyAt, Jobs } from '../../platform/jobs/jobs.ts';
import { detailOf, failureOf, failureOfChecking, failureOfMaking, isLate } from './backups.policy.ts';
import { BackupsRepository } from './backups.repository.ts';
import { LONG_WORK } from './long-work.ts';
import { sitePlaces } from './site-places.ts';
import { UPLOAD_BACKUPS } from './uploading-backups.service.ts';

const DAY_MS = 86_400_000;
const RECORDS_KEPT_MS = 400 * DAY_MS;
/** Makes a backup each day, checks it by reading it completely, and keeps the newest ones. Runs in one process of the site. */
@Injectable()
export class MakingBackups {
  private readonly logger = new Logger('Backups');

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupsRepository,
    private readonly jobs: Jobs,
  ) {
    const { backups: plan } = configuration;
    jobs.work<{ ifLate?: boolean }>(
      'backups.make',
      (given) => this.makeDue(given.every(({ data }) => data.ifLate)),
      {
        ...LONG_WORK,
        policy: 'exclusive',
        cron: plan && dailyAt(plan.dailyAt),
        ...(plan && { atStart: { ifLate: true } }),
      },
    );
  }

  private async makeDue(ifLate: boolean): Promise<void> {
    if (ifLate && !isLate(await this.backups.findLast(), new Date())) return;
    await this.make();
  }

  /** @throws Error when no complete backup was made; the record contains the reason. Failures of later steps are recorded as well. */
  async make(): Promise<void> {
    const { backups: plan, database } = this.configuration;
    if (!plan) return;
    const { folder, keep, passphrase, bucket } = plan;
    const startedAt = new Date();
    const fileName = nameOfBackup(startedAt, passphrase !== undefined);
    const about = { startedAt, fileName, folder, encrypted: passphrase !== undefined };
    const file = join(folder, fileName);
    let id: string;
    try {
      await removeLeftovers(folder, startedAt);
      const made = await makeBackup(file, {
        ...sitePlaces(this.configuration),
        databaseUrl: database.url,
        passphrase,
      });
      const { size: bytes } = await stat(file);
      const amounts = { bytes, rows: rowsOf(made), files: Object.keys(made.files).length };
      id = await this.backups.add({ ...about, ...amounts, endedAt: new Date(), status: 'done' });
      this.logger.log({ msg: 'backup made', file, ...amounts });
    } catch (error) {
      const ended = { endedAt: new Date(), status: 'failed', failure: failureOfMaking(error) } as const;
      this.logger.error({ msg: 'a backup could not be made', file, err: error });
      await this.backups.add({ ...about, ...ended, error: detailOf(error) }).catch(() => {});
      throw error;
    }
    await this.test(id, file, passphrase);
    await keepNewest(folder, keep).catch((error: unknown) =>
      this.note(id, failureOf(error, 'other'), 'old backups could not be removed', error),
    );
    await this.backups.deleteBefore(new Date(startedAt.getTime() - RECORDS_KEPT_MS));
    if (bucket) await this.jobs.send(UPLOAD_BACKUPS);
  }

  /** @throws Error when the file is damaged; it is deleted first, so that no complete backup is removed in its favor. */
  private async test(id: string, file: string, passphrase: string | undefined): Promise<void> {
    try {
      await checkBackup(file, passphrase);
      await this.backups.noteTested(id, new Date());
    } catch (error) {
      const failure = failureOfChecking(error);
      if (failure !== 'damaged') return this.note(id, failure, 'a backup could not be checked', error);
      this.logger.error({ msg: 'a backup is damaged', file, err: error });
      await this.backups.noteDamaged(id, detailOf(error));
      await rm(file, { force: true });
      throw error;
    }
  }

  private async note(id: string, failure: BackupFailure, msg: string, err: unknown): Promise<void> {
    this.logger.error({ msg, err });
    await this.backups.noteFailure(id, failure, detailOf(err));
  }
}
