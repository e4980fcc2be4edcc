import type { BackupStatus } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { MetricsService } from '../../platform/metrics/metrics.service.ts';
import { statusOf } from './backups.policy.ts';
import { BackupsRepository } from './backups.repository.ts';

/** State of the site's backups, both automatic and manual. */
@Injectable()
export class BackupStatusService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly backups: BackupsRepository,
    metrics: MetricsService,
  ) {
    metrics.value(
      'boardwalk_backup_last_success_timestamp_seconds',
      'When the last whole backup was made, in seconds since 1970.',
      async () => {
        const last = await backups.findLast();
        return last && last.endedAt.getTime() / 1_000;
      },
    );
    metrics.value('boardwalk_backup_last_size_bytes', 'How large the last whole backup is.', async () => {
      const last = await backups.findLast();
      return last?.bytes;
    });
  }

  async status(): Promise<BackupStatus> {
    const [last, newest, testedAt] = await Promise.all([
      this.backups.findLast(),
      this.backups.findNewest(),
      this.backups.findLastTest(),
    ]);
    const dailyAt = this.configuration.backups?.dailyAt;
    return statusOf({ dailyAt, last, newest, testedAt }, new Date());
  }
}
