import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { CommentsRepository } from './comments.repository.ts';

/** How long moderators can read the text of a removed comment. */
const TEXT_RETENTION_DAYS = 30;
const BATCH_SIZE = 500;

/** Clears the texts of comments that were removed long ago. */
@Injectable()
export class CommentsCleaningService {
  constructor(
    private readonly comments: CommentsRepository,
    jobs: Jobs,
  ) {
    jobs.work('comments.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** Clears at most one batch. @returns how many texts. */
  clean(): Promise<number> {
    return this.comments.clearTexts(TEXT_RETENTION_DAYS, BATCH_SIZE);
  }
}
