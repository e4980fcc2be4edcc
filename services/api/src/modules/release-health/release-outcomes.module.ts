import { Module } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseHealthReader } from './release-health.reader.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

const KEPT_DAYS = 7;

/** Only the counts, without the actions on them: the management of releases reads the counts, and the actions depend on that management. */
@Module({
  providers: [ReleaseOutcomesRepository, ReleaseHealthReader],
  exports: [ReleaseOutcomesRepository, ReleaseHealthReader],
})
export class ReleaseOutcomesModule {
  constructor(outcomes: ReleaseOutcomesRepository, jobs: Jobs) {
    jobs.work('release-outcomes.clean', () => outcomes.removeOlderThan(KEPT_DAYS), { cron: EVERY_HOUR });
  }
}
