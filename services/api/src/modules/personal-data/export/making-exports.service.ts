import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { FileStore } from '../../../platform/storage/file-store.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { type ExportJob, keyOfExport, MAKE_EXPORT } from './data-exports.service.ts';
import { ExportContents } from './export-contents.service.ts';
import { zipOf } from './zip.ts';

const QUEUE = { batchSize: 1, retryLimit: 3, retryBackoff: true, expireInSeconds: 600 };
/** What is left over is the next hour's. */
const MOST_AT_ONCE = 100;

/** Where the files are, and when they are worked on. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly store: FileStore,
    private readonly jobs: Jobs,
  ) {}

  work(make: (ids: string[]) => Promise<void>, clean: () => Promise<number>): void {
    this.jobs.work<ExportJob>(MAKE_EXPORT, (due) => make(due.map(({ data }) => data.exportId)), QUEUE);
    this.jobs.work('personal-data.clean', async () => void (await clean()), { cron: EVERY_HOUR });
  }

  write(id: string, bytes: Buffer): Promise<void> {
    return this.store.write(keyOfExport(id), bytes);
  }

  remove(id: string): Promise<void> {
    return this.store.remove(keyOfExport(id));
  }
}

/** Makes the files, one at a time, and removes them when their time is over. */
@Injectable()
export class MakingExports {
  private readonly logger = new Logger('DataExports');

  constructor(
    private readonly database: Database,
    private readonly exports: DataExportsRepository,
    private readonly contents: ExportContents,
    private readonly files: ExportFiles,
    private readonly notifications: NotificationsService,
  ) {
    files.work(
      async (ids) => {
        for (const id of ids) await this.make(id);
      },
      () => this.clean(),
    );
  }

  /** Doing it again makes the file anew. */
  async make(id: string): Promise<void> {
    const row = await this.exports.findWaiting(id);
    if (!row?.memberId) return;
    const { memberId } = row;
    const zip = await zipOf(this.contents.of(memberId));
    await this.files.write(id, zip);
    await this.database.transaction(async () => {
      if (!(await this.exports.settle(id, { state: 'ready', bytes: zip.length }))) return;
      await this.notifications.announce({
        ...{ type: 'account.export_ready', subject: `export:${id}`, actorId: null, recipientId: memberId },
        ...{ title: '', href: '/settings#data' },
      });
    });
    this.logger.log({ msg: 'a member’s data was put together', bytes: zip.length });
  }

  /** First the files, then the rows. @returns how many were removed. */
  async clean(): Promise<number> {
    const over = await this.exports.findOver(MOST_AT_ONCE);
    for (const id of over) await this.files.remove(id);
    if (over.length > 0) await this.exports.delete(over);
    return over.length;
  }
}
