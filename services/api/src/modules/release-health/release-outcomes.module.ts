import { Module } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseHealthReader } from './release-health.reader.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

const KEPT_DAYS = 7;

/** The counts alone, apart from what acts on them: whoever manages releases reads these, and the acting needs who manages releases. */
@Module({
  providers: [ReleaseOutcomesRepository, ReleaseHealthReader],
  exports: [ReleaseOutcomesRepository, ReleaseHealthReader],
})
export class ReleaseOutcomesModule {
  constructor(outcomes: ReleaseOutcomesRepository, jobs: Jobs) {
    jobs.work('release-outcomes.clean', () => outcomes.removeOlderThan(KEPT_DAYS), { cron: EVERY_HOUR });
  }
}
