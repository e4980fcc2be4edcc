import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR } from '../../platform/jobs/hour.ts';
import { NotificationsCleaningRepository } from './notifications-cleaning.repository.ts';

const MOST_AT_ONCE = 5_000;

/** Forgets what was read, sent or left lying long ago. */
@Injectable()
export class NotificationsCleaning {
  constructor(private readonly repository: NotificationsCleaningRepository) {}

  /** @returns how many rows were removed. */
  @Interval(HOUR)
  clean(): Promise<number> {
    return this.repository.removeOld(MOST_AT_ONCE);
  }
}
