import type { ReleaseReport } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ReleaseEvents } from '../registry/release-events.service.ts';
import { ErrorBudget } from './error-budget.service.ts';
import { countUp, isAboutSet, isFailure } from './outcomes.policy.ts';
import { PublishedVersions } from './published-versions.service.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { ReporterCap } from './reporter-cap.ts';

/** Counts what becomes of releases in pages. */
@Injectable()
export class ReleaseHealth {
  private readonly logger = new Logger('ReleaseHealth');
  private readonly cap: ReporterCap | undefined;

  constructor(
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly published: PublishedVersions,
    private readonly budget: ErrorBudget,
    private readonly events: ReleaseEvents,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    // Where releases may be made to fail on purpose, everything comes from one address.
    this.cap = releases.faults ? undefined : new ReporterCap();
  }

  /** Counts the reports that are about something real; the others are nobody's. */
  async take(reports: readonly ReleaseReport[], address: string): Promise<void> {
    const heard: ReleaseReport[] = [];
    for (const report of reports) {
      if (!(await this.isReal(report))) continue;
      if (this.cap && !this.cap.admits(address, subjectOf(report))) continue;
      heard.push(report);
    }
    const refused = heard.filter(isAboutSet);
    if (refused.length > 0)
      this.logger.warn({ msg: 'release set refused', version: refused[0]?.version, reports: refused.length });
    const counts = countUp(heard);
    await this.outcomes.add(counts);
    for (const name of new Set(counts.map(({ remote }) => remote))) this.events.healthChanged(name);
    for (const { remote, version, outcome } of counts) {
      if (isFailure(outcome)) this.budget.lookAt(remote, version);
    }
  }

  private async isReal(report: ReleaseReport): Promise<boolean> {
    if (isAboutSet(report)) return true;
    return report.outcome !== 'set-refused' && this.published.has(report.name, report.version);
  }
}

/** Successes are capped like failures: otherwise somebody could cover up for a version that fails. */
function subjectOf({ name, version, outcome }: ReleaseReport): string {
  return `${name}@${outcome === 'set-refused' ? '' : version} ${outcome === 'drawn' ? 'drawn' : 'failed'}`;
}
