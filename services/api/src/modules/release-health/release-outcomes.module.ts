import { Module } from '@nestjs/common';
import { ReleaseHealthReader } from './release-health.reader.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

/** The counts alone, apart from what acts on them: whoever manages releases reads these, and the acting needs who manages releases. */
@Module({
  providers: [ReleaseOutcomesRepository, ReleaseHealthReader],
  exports: [ReleaseOutcomesRepository, ReleaseHealthReader],
})
export class ReleaseOutcomesModule {}
