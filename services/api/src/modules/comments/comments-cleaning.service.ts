import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { CommentsRepository } from './comments.repository.ts';

/** How long moderators can read what was removed. */
const TEXT_KEPT_DAYS = 30;
const MOST_AT_ONCE = 500;

/** Forgets the texts of comments that were removed long ago. */
@Injectable()
export class CommentsCleaning {
  constructor(
    private readonly comments: CommentsRepository,
    jobs: Jobs,
  ) {
    jobs.work('comments.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** @returns how many texts were forgotten. */
  clean(): Promise<number> {
    return this.comments.forgetTexts(TEXT_KEPT_DAYS, MOST_AT_ONCE);
  }
}
