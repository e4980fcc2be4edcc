import { createHmac } from 'node:crypto';
import type { ReleaseReport } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { isFailure } from './outcomes.policy.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { networkOf, ReporterCap } from './reporter-cap.ts';

/** Who reports: a page, at an address and in a browser; or the gateway, which is trusted. */
export type Reporter = { kind: 'page'; address: string; browser: string } | { kind: 'gateway' };

/**
 * Decides which reports count, and notes from how many networks a version is reported on. Networks are known by a keyed hash, with a new key each
 * day.
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
    // Where releases may be made to fail on purpose, everything comes from one address.
    this.cap = releases.faults ? undefined : new ReporterCap();
  }

  /** Whether this reporter can know that, and hasn't said it too often. Only the gateway knows what the server couldn't draw, and nothing else. */
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
    // In one order for everybody: rows are locked in it.
    const versions = [...failed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, version]) => version);
    await this.outcomes.addReporter(await this.hashOf(reporter.address), versions);
  }

  private async hashOf(address: string): Promise<string> {
    const secret = await this.secretOf(new Date().toISOString().slice(0, 10));
    return createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 16);
  }

  /** The same in every process: Ed25519 signs the same text the same way each time, and nobody else can sign it. */
  private secretOf(day: string): Promise<string> {
    if (this.key?.day !== day) {
      const secret = this.signer.sign(`networks of ${day}`).then(({ signature }) => signature);
      this.key = { day, secret };
    }
    return this.key.secret;
  }
}

/** Successes are capped like failures: otherwise somebody could cover up for a version that fails. */
function subjectOf({ name, version, outcome }: ReleaseReport): string {
  return `${name}@${outcome === 'set-refused' ? '' : version} ${outcome === 'drawn' ? 'drawn' : 'failed'}`;
}
