import { Injectable } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { PublicationService } from './publication.service.ts';

const PUBLISH_DUE = 'news.publish-due';

/**
 * Rings when articles are due. An alarm names no article: whoever hears it publishes everything whose time has come, so one that
 * was set for an instant that has changed since does no harm, and one that was lost is made good by the next.
 */
@Injectable()
export class PublicationAlarm {
  constructor(
    private readonly jobs: Jobs,
    publication: PublicationService,
  ) {
    jobs.work(PUBLISH_DUE, () => publication.publishDue(), { cron: EVERY_MINUTE });
  }

  /** Sets an alarm. It is part of the transaction that is open. */
  async set(at: Date): Promise<void> {
    await this.jobs.send(PUBLISH_DUE, { at });
  }
}
