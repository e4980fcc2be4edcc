import { createHmac, hash } from 'node:crypto';
import type { ReleaseReport } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { ReleaseEventsService } from '../registry/release-events.service.ts';
import { ErrorBudgetService } from './error-budget.service.ts';
import { countUp, isAboutSet, isFailure } from './outcomes.policy.ts';
import { type NewFailure, ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { networkOf, ReporterCap } from './reporter-cap.ts';

/** Lifetime of a positive result, in milliseconds: every page of every visitor reports on the same few versions. */
const PUBLISHED_FOR_MS = 60_000;
/** Lifetime of a negative result: pages report on a version soon after its publication. */
const UNPUBLISHED_FOR_MS = 2_000;

/** Sender of a report: a page, with its address and browser; or the gateway, which is trusted. */
type Reporter = { kind: 'page'; address: string; browser: string } | { kind: 'gateway' };

/**
 * Reports on releases from pages and from the server: decides which ones count, and counts them. The networks that report on a version are identified
 * by a keyed hash, with a new key each day.
 */
@Injectable()
export class ReleaseReportsService {
  private readonly logger = new Logger('ReleaseHealth');
  private readonly published = new LRUCache<string, boolean>({ max: 5_000 });
  private readonly cap: ReporterCap | undefined;
  private key: { day: string; secret: Promise<string> } | undefined;

  constructor(
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly served: ServedReleasesService,
    private readonly budget: ErrorBudgetService,
    private readonly events: ReleaseEventsService,
    private readonly signer: Signer,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    // With simulated faults all requests come from one address.
    this.cap = releases.faults ? undefined : new ReporterCap();
  }

  /** Counts reports about existing versions that this reporter may send; drops the others. */
  async record(reports: readonly ReleaseReport[], reporter: Reporter): Promise<void> {
    const accepted: ReleaseReport[] = [];
    for (const report of reports) {
      if (!(await this.isReal(report)) || !this.admits(report, reporter)) continue;
      accepted.push(report);
    }
    const refused = accepted.filter(isAboutSet);
    if (refused.length > 0)
      this.logger.warn({ msg: 'release set refused', version: refused[0]?.version, reports: refused.length });
    const counts = countUp(accepted);
    await this.outcomes.add(counts);
    const aboutReleases = accepted.filter((report) => !isAboutSet(report));
    await this.countNetwork(reporter, aboutReleases);
    for (const report of aboutReleases)
      if (isFailure(report.outcome)) await this.outcomes.addFailure(failureOf(report, reporter));
    for (const name of new Set(counts.map(({ remote }) => remote))) this.events.healthChanged(name);
    for (const { remote, version, outcome } of counts) {
      if (isFailure(outcome)) this.budget.check(remote, version);
    }
  }

  private async isReal(report: ReleaseReport): Promise<boolean> {
    if (isAboutSet(report)) return true;
    return report.outcome !== 'set-refused' && this.isPublished(report.name, report.version);
  }

  private async isPublished(name: string, version: string): Promise<boolean> {
    const key = `${name}@${version}`;
    const cached = this.published.get(key);
    if (cached !== undefined) return cached;
    const isPublished = (await this.served.find(name, version)) !== undefined;
    this.published.set(key, isPublished, { ttl: isPublished ? PUBLISHED_FOR_MS : UNPUBLISHED_FOR_MS });
    return isPublished;
  }

  /** Whether this reporter may send the report, within its limit. Only the gateway reports failed server renderings, and nothing else. */
  private admits(report: ReleaseReport, reporter: Reporter): boolean {
    if ((report.outcome === 'draw-failed') !== (reporter.kind === 'gateway')) return false;
    return reporter.kind === 'gateway' || this.cap?.admits(reporter.address, subjectOf(report)) !== false;
  }

  /** Records that the network of this reporter has reported on the versions. The gateway has none. */
  private async countNetwork(reporter: Reporter, reports: readonly ReleaseReport[]): Promise<void> {
    if (reporter.kind === 'gateway') return;
    const failed = new Map<string, { remote: string; version: string; failed: boolean }>();
    for (const { name: remote, version, outcome } of reports) {
      const key = `${remote}@${version}`;
      failed.set(key, { remote, version, failed: isFailure(outcome) || failed.get(key)?.failed === true });
    }
    // In a fixed order, because rows are locked in it.
    const versions = [...failed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, version]) => version);
    await this.outcomes.addReporter(await this.hashOf(reporter.address), versions);
  }

  private async hashOf(address: string): Promise<string> {
    const secret = await this.secretOf(new Date().toISOString().slice(0, 10));
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 16);
  }

  /** Returns the key of a day, identical in every process: Ed25519 signatures are deterministic, and only this site can make them. */
  private secretOf(day: string): Promise<string> {
    if (this.key?.day !== day) {
      const secret = this.signer.sign(`networks of ${day}`).then(({ signature }) => signature);
      this.key = { day, secret };
    }
    return this.key.secret;
  }
}

function failureOf({ name, version, outcome, cause }: ReleaseReport, reporter: Reporter): NewFailure {
  const failure = {
    outcome,
    message: cause?.message ?? '',
    file: cause?.frame?.file ?? null,
    line: cause?.frame?.line ?? null,
    column: cause?.frame?.column ?? null,
    route: cause?.route ?? null,
    browser: reporter.kind === 'page' ? reporter.browser : 'server',
  };
  const fingerprint = hash('sha256', JSON.stringify(failure), 'base64url').slice(0, 22);
  return { remote: name, version, fingerprint, ...failure };
}

/** Returns the subject to limit. Successes are limited like failures: otherwise a reporter could hide the failures of a version. */
function subjectOf({ name, version, outcome }: ReleaseReport): string {
  return `${name}@${outcome === 'set-refused' ? '' : version} ${outcome === 'drawn' ? 'drawn' : 'failed'}`;
}
