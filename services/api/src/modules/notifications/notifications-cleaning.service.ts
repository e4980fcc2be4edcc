import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { NotificationsCleaningRepository } from './notifications-cleaning.repository.ts';

const MOST_AT_ONCE = 5_000;

/** Forgets what was read, sent or left lying long ago. */
@Injectable()
export class NotificationsCleaning {
  constructor(
    private readonly repository: NotificationsCleaningRepository,
    jobs: Jobs,
  ) {
    jobs.work('notifications.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** @returns how many rows were removed. */
  clean(): Promise<number> {
    return this.repository.removeOld(MOST_AT_ONCE);
  }
}
