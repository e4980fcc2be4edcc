import { Injectable } from '@nestjs/common';
import { Every } from '../../platform/jobs/every.decorator.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentsRepository } from './comments.repository.ts';

/** Retention of a removed comment's text for moderators, in days. */
const TEXT_RETENTION_DAYS = 30;
const BATCH_SIZE = 500;

/** Clears the texts of comments after their retention, including those stored with reports. */
@Injectable()
export class CommentsCleaningJob {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly reports: CommentReportsRepository,
  ) {}

  /** Clears at most one batch of each. @returns the number of cleared texts. */
  @Every('hour')
  async clean(): Promise<number> {
    const removed = await this.comments.clearTexts(TEXT_RETENTION_DAYS, BATCH_SIZE);
    return removed + (await this.reports.clearTexts(TEXT_RETENTION_DAYS, BATCH_SIZE));
  }
}
