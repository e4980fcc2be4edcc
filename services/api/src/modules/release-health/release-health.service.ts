import { hash } from 'node:crypto';
import type { ReleaseReport } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ReleaseEvents } from '../registry/release-events.service.ts';
import { ErrorBudget } from './error-budget.service.ts';
import { countUp, isAboutSet, isFailure } from './outcomes.policy.ts';
import { PublishedVersions } from './published-versions.service.ts';
import { type NewFailure, ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { type Reporter, Reporters } from './reporters.service.ts';

/** Counts the outcomes of releases in pages and on the server. */
@Injectable()
export class ReleaseHealth {
  private readonly logger = new Logger('ReleaseHealth');

  constructor(
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly published: PublishedVersions,
    private readonly budget: ErrorBudget,
    private readonly events: ReleaseEvents,
    private readonly reporters: Reporters,
  ) {}

  /** Counts reports about existing versions that this reporter may send; drops the others. */
  async take(reports: readonly ReleaseReport[], reporter: Reporter): Promise<void> {
    const heard: ReleaseReport[] = [];
    for (const report of reports) {
      if (!(await this.isReal(report)) || !this.reporters.admits(report, reporter)) continue;
      heard.push(report);
    }
    const refused = heard.filter(isAboutSet);
    if (refused.length > 0)
      this.logger.warn({ msg: 'release set refused', version: refused[0]?.version, reports: refused.length });
    const counts = countUp(heard);
    await this.outcomes.add(counts);
    const aboutReleases = heard.filter((report) => !isAboutSet(report));
    await this.reporters.note(reporter, aboutReleases);
    for (const report of aboutReleases)
      if (isFailure(report.outcome)) await this.outcomes.addFailure(failureOf(report, reporter));
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

function failureOf({ name, version, outcome, cause }: ReleaseReport, reporter: Reporter): NewFailure {
  const told = {
    outcome,
    message: cause?.message ?? '',
    file: cause?.frame?.file ?? null,
    line: cause?.frame?.line ?? null,
    column: cause?.frame?.column ?? null,
    route: cause?.route ?? null,
    browser: reporter.kind === 'page' ? reporter.browser : 'server',
  };
  const fingerprint = hash('sha256', JSON.stringify(told), 'base64url').slice(0, 22);
  return { remote: name, version, fingerprint, ...told };
}
