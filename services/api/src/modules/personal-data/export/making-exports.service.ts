import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { FileStore } from '../../../platform/storage/file-store.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { type ExportJob, keyOfExport, MAKE_EXPORT } from './data-exports.service.ts';
import { ExportContentsService } from './export-contents.service.ts';
import { zipOf } from './zip.ts';

/** Jobs that have failed in every attempt. */
const GIVE_UP = 'personal-data.export-failed';
/** Retries after half a minute, doubling the delay each time. After two hours in total, the export is marked as failed. */
const QUEUE = {
  batchSize: 1,
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 600,
  deadLetter: GIVE_UP,
};
/** Age at which a waiting export fails. It has no job anymore, for example because a restored backup contains no jobs. */
const ABANDONED_HOURS = 6;
/** Exports per run. The next run, an hour later, continues. */
const BATCH_LIMIT = 100;

/** Makes exports, one at a time, and removes expired ones. */
@Injectable()
export class MakingExportsService {
  private readonly logger = new Logger('DataExports');

  constructor(
    private readonly database: Database,
    private readonly exports: DataExportsRepository,
    private readonly contents: ExportContentsService,
    private readonly store: FileStore,
    private readonly notifications: NotificationsService,
    jobs: Jobs,
  ) {
    jobs.work<ExportJob>(GIVE_UP, async (due) => {
      for (const { data } of due) await this.giveUp(data.exportId);
    });
    jobs.work<ExportJob>(
      MAKE_EXPORT,
      async (due) => {
        for (const { data } of due) await this.make(data.exportId);
      },
      QUEUE,
    );
  }

  /** Makes the file; repeating it overwrites the file. The archive is first written to the local disk, because it may not fit in memory. */
  async make(id: string): Promise<void> {
    const row = await this.exports.findWaiting(id);
    if (!row?.memberId) return;
    const { memberId } = row;
    const path = join(tmpdir(), `boardwalk-export-${randomUUID()}.zip`);
    try {
      await pipeline(
        Readable.from(zipOf(this.contents.of(memberId))),
        createWriteStream(path, { mode: 0o600 }),
      );
      const { size: bytes } = await stat(path);
      await this.store.writeFrom(keyOfExport(id), path);
      await this.finish(id, memberId, bytes);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Marks an export as failed, so that the member can request another one. */
  async giveUp(id: string): Promise<void> {
    if (!(await this.exports.settle(id, { state: 'failed', bytes: 0 }))) return;
    this.logger.error({ msg: 'a member’s data could not be put together', export: id });
  }

  /** Removes the files before their rows. @returns the number of removed exports. */
  @Every('hour')
  async clean(): Promise<number> {
    for (const id of await this.exports.findAbandoned(ABANDONED_HOURS, BATCH_LIMIT)) await this.giveUp(id);
    const over = await this.exports.findOver(BATCH_LIMIT);
    for (const id of over) await this.store.remove(keyOfExport(id));
    if (over.length > 0) await this.exports.delete(over);
    return over.length;
  }

  private async finish(id: string, memberId: string, bytes: number): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.exports.settle(id, { state: 'ready', bytes }))) return;
      await this.notifications.announce({
        type: 'account.export_ready',
        subject: `export:${id}`,
        actorId: null,
        recipientId: memberId,
        title: '',
        href: '/settings#data',
      });
    });
    this.logger.log({ msg: 'a member’s data was put together', bytes });
  }
}
