import { createHmac } from 'node:crypto';
import type { ReleaseReport } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { isFailure } from './outcomes.policy.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { networkOf, ReporterCap } from './reporter-cap.ts';

/** Sender of a report: a page, with its address and browser; or the gateway, which is trusted. */
export type Reporter = { kind: 'page'; address: string; browser: string } | { kind: 'gateway' };

/**
 * Decides which reports count, and records the networks that report on a version. Networks are identified by a keyed hash, with a new key each day.
 */
@Injectable()
export class Reporters {
  private readonly cap: ReporterCap | undefined;
  private key: { day: string; secret: Promise<string> } | undefined;

  constructor(
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly signer: Signer,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    // With simulated faults all requests come from one address.
    this.cap = releases.faults ? undefined : new ReporterCap();
  }

  /** Whether this reporter may send the report, within its limit. Only the gateway reports failed server renderings, and nothing else. */
  admits(report: ReleaseReport, reporter: Reporter): boolean {
    if ((report.outcome === 'draw-failed') !== (reporter.kind === 'gateway')) return false;
    return reporter.kind === 'gateway' || this.cap?.admits(reporter.address, subjectOf(report)) !== false;
  }

  async note(reporter: Reporter, reports: readonly ReleaseReport[]): Promise<void> {
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

/** Returns the subject to limit. Successes are limited like failures: otherwise a reporter could hide the failures of a version. */
function subjectOf({ name, version, outcome }: ReleaseReport): string {
  return `${name}@${outcome === 'set-refused' ? '' : version} ${outcome === 'drawn' ? 'drawn' : 'failed'}`;
}
