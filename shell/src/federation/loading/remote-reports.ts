import type { FailureCause, Release, ReleaseOutcome, ReleaseReport } from '@boardwalk/contracts';
import type { classifyFailure } from './classify-failure.ts';
import { isChunkFailure } from './load-errors.ts';

export interface RemoteReportsParts {
  classify: typeof classifyFailure;
  report: (report: ReleaseReport) => void;
  /** Determines the cause of a failure, for the report. */
  causeOf: (error: unknown) => FailureCause | undefined;
}

const MAX_RENDER_MS = 600_000;

/** Reports the outcome of each version in this tab: rendered, or failed. */
export class RemoteReports {
  readonly #parts: RemoteReportsParts;
  readonly #rendered = new Set<string>();
  readonly #reported = new WeakSet<Error>();

  constructor(parts: RemoteReportsParts) {
    this.#parts = parts;
  }

  /** @param since start of the load, in milliseconds of the page's clock. Only the first rendering after it is reported. */
  rendered(name: string, version: string, since: number): void {
    const key = `${name}@${version} ${since}`;
    if (this.#rendered.has(key)) return;
    this.#rendered.add(key);
    const ms = Math.min(Math.round(performance.now() - since), MAX_RENDER_MS);
    this.#parts.report({ name, version, outcome: 'drawn', ms });
  }

  /** Reports an error of a route, each once. */
  renderFailed(name: string, version: string, error: unknown): void {
    if (error instanceof Error) {
      if (this.#reported.has(error)) return;
      this.#reported.add(error);
    }
    this.#report(name, version, isChunkFailure(error) ? 'load-failed' : 'render-failed', error);
  }

  async loadFailed(release: Release, error: unknown): Promise<void> {
    this.#report(release.name, release.version, await this.#parts.classify(release, error), error);
  }

  timedOut({ name, version }: Release): void {
    this.#report(name, version, 'timed-out', new Error('It took too long to arrive.'));
  }

  #report(name: string, version: string, outcome: ReleaseOutcome, error: unknown): void {
    const cause = this.#parts.causeOf(error);
    this.#parts.report({ name, version, outcome, ...(cause && { cause }) });
  }
}
