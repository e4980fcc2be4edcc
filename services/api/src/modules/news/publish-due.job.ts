import { Injectable } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { PublicationService } from './publication.service.ts';

const PUBLISH_DUE = 'news.publish-due';

/**
 * Publishes scheduled articles, every minute and at each scheduled time. The payload names no article: a job publishes all that are due. So a job
 * for an outdated time is harmless, and the next one makes up for a lost one.
 */
@Injectable()
export class PublishDueJob {
  constructor(
    private readonly jobs: Jobs,
    publication: PublicationService,
  ) {
    jobs.work(PUBLISH_DUE, () => publication.publishDue(), { cron: EVERY_MINUTE });
  }

  /** Queues a job for this time, in the current transaction. */
  async schedule(at: Date): Promise<void> {
    await this.jobs.send(PUBLISH_DUE, { at });
  }
}
