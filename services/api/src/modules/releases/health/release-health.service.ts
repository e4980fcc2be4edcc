import type { ReleaseFailure, ReleaseHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { toHealth } from './outcomes.policy.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';
import { SourceFramesService } from './source-frames.service.ts';

/** Range of a version's health, in minutes. */
const MINUTES = 30;
const UNKNOWN: ReleaseHealth = { drawn: 0, failed: 0, series: [] };

/** Looks up the health of a version. */
export type HealthOf = (remote: string, version: string) => ReleaseHealth;

/** Health of versions: their counted outcomes, and their failures. */
@Injectable()
export class ReleaseHealthService {
  constructor(
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly frames: SourceFramesService,
  ) {}

  /** Returns the failures of a version within the last week, most frequent first, with positions in its source. */
  async failures(remote: string, version: string): Promise<ReleaseFailure[]> {
    const rows = await this.outcomes.findFailures(remote, version);
    return Promise.all(
      rows.map(async ({ outcome, message, route, browser, count, firstAt, lastAt, file, line, column }) => ({
        outcome,
        message,
        route,
        browser,
        count,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        frame:
          file !== null && line !== null && column !== null
            ? await this.frames.textOf(remote, version, { file, line, column })
            : null,
      })),
    );
  }

  /** Returns the last half hour of every version of these remotes, in one query. A version without reports has an empty series. */
  async read(remotes: readonly string[]): Promise<HealthOf> {
    if (remotes.length === 0) return () => UNKNOWN;
    const rows = await this.outcomes.findRecent(remotes, MINUTES - 1);
    const versions = Map.groupBy(rows, ({ remote, version }) => `${remote}@${version}`);
    return (remote, version) => {
      const own = versions.get(`${remote}@${version}`);
      return own ? toHealth(own) : UNKNOWN;
    };
  }
}
