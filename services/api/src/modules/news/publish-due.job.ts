import { Injectable } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { PublicationService } from './publication.service.ts';

const PUBLISH_DUE = 'news.publish-due';

/**
 * Publishes scheduled articles, every minute and at each scheduled time. A job names no article: it publishes all that are due. So a job
 * for a time that was changed later does no harm, and a lost one is made up for by the next.
 */
@Injectable()
export class PublishDueJob {
  constructor(
    private readonly jobs: Jobs,
    publication: PublicationService,
  ) {
    jobs.work(PUBLISH_DUE, () => publication.publishDue(), { cron: EVERY_MINUTE });
  }

  /** Sends a job for this time. It is part of the open transaction. */
  async schedule(at: Date): Promise<void> {
    await this.jobs.send(PUBLISH_DUE, { at });
  }
}
