import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFailure, BackupStatus } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { checkBackup, makeBackup } from '../../../backup/backup.ts';
import {
  allButNewest,
  backupsAmong,
  keepNewest,
  NAME_START,
  nameOfBackup,
  removeLeftovers,
} from '../../../backup/kept-backups.ts';
import { rowsOf } from '../../../backup/manifest.ts';
import type { SitePlaces } from '../../../backup/site-files.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { dailyAt, Jobs, OUTLASTS_A_DAY, type WorkOptions } from '../../../platform/jobs/jobs.ts';
import { MetricsService } from '../../../platform/metrics/metrics.service.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import {
  detailOf,
  failureOf,
  failureOfChecking,
  failureOfMaking,
  isLate,
  statusOf,
} from './backups.policy.ts';
import { BackupsRepository } from './backups.repository.ts';

/** Job that uploads the backups missing in the bucket. */
const UPLOAD_BACKUPS = 'backups.upload';
const RECORDS_KEPT_MS = 400 * DAY_MS;
/** A site with many pictures takes hours. The heartbeat detects a dead process within a minute or two. */
const LONG_WORK: WorkOptions = {
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 60,
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 60,
};
/** A part may take long on a slow connection. */
const REQUEST = { connectionTimeout: 3_000, requestTimeout: 120_000, throwOnRequestTimeout: true };

/**
 * The site's backups: makes one each day in one process of the site, checks it by reading it completely, keeps the newest ones, uploads them to a
 * bucket if one is configured, and reports their state.
 */
@Injectable()
export class BackupsService {
  private readonly logger = new Logger('Backups');

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupsRepository,
    private readonly jobs: Jobs,
    metrics: MetricsService,
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
    jobs.work(UPLOAD_BACKUPS, () => this.upload(), { ...LONG_WORK, ...OUTLASTS_A_DAY });
    metrics.value(
      'boardwalk_backup_last_success_timestamp_seconds',
      'When the last whole backup was made, in seconds since 1970.',
      async () => {
        const last = await backups.findLast(plan?.folder);
        return last && last.endedAt.getTime() / 1_000;
      },
    );
    metrics.value('boardwalk_backup_last_size_bytes', 'How large the last whole backup is.', async () => {
      const last = await backups.findLast(plan?.folder);
      return last?.bytes;
    });
  }

  async status(): Promise<BackupStatus> {
    const [last, newest, testedAt] = await Promise.all([
      this.backups.findLast(this.configuration.backups?.folder),
      this.backups.findNewest(),
      this.backups.findLastTest(),
    ]);
    const { backups: plan } = this.configuration;
    return statusOf({ dailyAt: plan?.dailyAt, last, newest, testedAt }, new Date());
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

  /**
   * Uploads the backups of the folder that the bucket lacks, including those of failed uploads, and keeps the same number there.
   * @throws Error when the bucket can't be read or written; the newest backup's record contains the reason.
   */
  async upload(): Promise<void> {
    const { folder, keep, bucket } = this.configuration.backups ?? {};
    if (!folder || !keep || !bucket) return;
    const names = backupsAmong(await readdir(folder)).slice(-keep);
    try {
      const there = new Set(await this.store(bucket, folder, names));
      await this.backups.noteUploaded(
        names.filter((name) => there.has(name)),
        bucket,
      );
    } catch (error) {
      this.logger.error({ msg: 'a backup could not be uploaded', bucket, err: error });
      await this.backups.noteNotUploaded(names.at(-1) ?? '', detailOf(error));
      throw error;
    }
  }

  private async makeDue(ifLate: boolean): Promise<void> {
    const { folder } = this.configuration.backups ?? {};
    if (ifLate && !isLate(await this.backups.findLast(folder), new Date())) return;
    await this.make();
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

  /** @returns the backups that are in the bucket afterwards. The S3 client is loaded only if it is needed. */
  private async store(bucket: string, folder: string, names: readonly string[]): Promise<string[]> {
    const [{ S3Bucket, s3Client }, { uploadFile }] = await Promise.all([
      import('../../../platform/storage/s3-bucket.ts'),
      import('../../../platform/storage/s3-upload.ts'),
    ]);
    const { releases, backups } = this.configuration;
    const client = s3Client(releases.s3, { requestHandler: REQUEST });
    try {
      const objects = new S3Bucket(client, bucket);
      const held = new Set(await objects.keys(NAME_START));
      for (const name of names.filter((name) => !held.has(name))) {
        await uploadFile(client, bucket, name, join(folder, name));
        held.add(name);
        this.logger.log({ msg: 'backup uploaded', bucket, name });
      }
      for (const name of allButNewest([...held], backups?.keep ?? names.length)) {
        await objects.delete(name);
        held.delete(name);
      }
      return [...held];
    } finally {
      client.destroy();
    }
  }
}

/** Files that the site stores besides its database. Objects in a bucket are versioned there and left out. */
function sitePlaces({ releases, mediaDir, push, gatewayKeyFile }: Configuration): SitePlaces {
  return {
    folders: releases.storage === 's3' ? {} : { releases: releases.folder, media: mediaDir },
    keys: [releases.signingKeyFile, push.keyFile, gatewayKeyFile].filter((file) => file !== undefined),
  };
}
