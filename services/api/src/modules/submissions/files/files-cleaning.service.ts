import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { StoredFiles } from './stored-files.service.ts';

const DAY_MS = 86_400_000;
/** Maximum per run; the rest follows in the next hour. */
const MOST_AT_ONCE = 200;

/** Deletes files that never became part of an answer, and those of deleted submissions. */
@Injectable()
export class FilesCleaning {
  constructor(
    private readonly files: StoredFiles,
    jobs: Jobs,
  ) {
    jobs.work('submission-files.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** @returns the number of deleted files. */
  clean(now = new Date()): Promise<number> {
    return this.files.removeLoose(new Date(now.getTime() - DAY_MS), MOST_AT_ONCE);
  }
}
