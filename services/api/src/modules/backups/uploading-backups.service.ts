import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { allButNewest, backupsAmong, NAME_START } from '../../backup/kept-backups.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../platform/jobs/jobs.ts';
import { detailOf } from './backups.policy.ts';
import { BackupsRepository } from './backups.repository.ts';
import { LONG_WORK } from './long-work.ts';

/** Job that uploads the backups missing in the bucket. */
export const UPLOAD_BACKUPS = 'backups.upload';
/** A part may take long on a slow connection. */
const REQUEST = { connectionTimeout: 3_000, requestTimeout: 120_000, throwOnRequestTimeout: true };

/** Uploads backups to a bucket, if one is configured. */
@Injectable()
export class UploadingBackups {
  private readonly logger = new Logger('Backups');

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupsRepository,
    jobs: Jobs,
  ) {
    jobs.work(UPLOAD_BACKUPS, () => this.upload(), { ...LONG_WORK, ...OUTLASTS_A_DAY });
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

  /** @returns the backups that are in the bucket afterwards. The S3 client is loaded only if it is needed. */
  private async store(bucket: string, folder: string, names: readonly string[]): Promise<string[]> {
    const [{ S3Bucket, s3Client }, { uploadFile }] = await Promise.all([
      import('../../platform/storage/s3-bucket.ts'),
      import('../../platform/storage/s3-upload.ts'),
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
