import { Injectable } from '@nestjs/common';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import { Database } from '../../platform/database/database.ts';
import { EVERY_TEN_MINUTES, Jobs } from '../../platform/jobs/jobs.ts';
import { SiteMeasures } from './site-measures.service.ts';
import { toldNow } from './site-watch.policy.ts';
import { SiteWatchRepository } from './site-watch.repository.ts';
import { TroubleAlerts } from './trouble-alerts.service.ts';

/**
 * Checks every ten minutes for problems, and reports them: when they begin, and daily while they last. An outage of the database or the whole site
 * can't be reported from here: an external monitor has to request `/api/health/ready`.
 */
@Injectable()
export class SiteWatch {
  constructor(
    private readonly database: Database,
    private readonly known: SiteWatchRepository,
    private readonly measures: SiteMeasures,
    private readonly alerts: TroubleAlerts,
    jobs: Jobs,
  ) {
    jobs.work('site-watch.look', () => this.look(), { policy: 'exclusive', cron: EVERY_TEN_MINUTES });
  }

  async look(now = new Date()): Promise<void> {
    const troubles = await this.measures.troubles();
    await this.database.transaction(async () => {
      await this.database.lock(ADVISORY_LOCKS.siteTroubles);
      for (const trouble of toldNow(troubles, await this.known.findAll(), now)) {
        await this.known.noteTold(trouble, now);
        await this.alerts.begun(trouble);
      }
      for (const trouble of await this.known.keepOnly(troubles)) await this.alerts.ended(trouble);
    });
  }
}
