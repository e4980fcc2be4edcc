import type { ReleaseHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { toHealth } from './outcomes.policy.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

/** Range of a version's health, in minutes. */
const MINUTES = 30;
const UNKNOWN: ReleaseHealth = { drawn: 0, failed: 0, series: [] };

/** Looks up the health of a version. */
export type HealthOf = (remote: string, version: string) => ReleaseHealth;

@Injectable()
export class ReleaseHealthReader {
  constructor(private readonly outcomes: ReleaseOutcomesRepository) {}

  /** Returns the failures of a version within the last week, most frequent first. `frame` is a position in its built files. */
  async failuresOf(remote: string, version: string) {
    const rows = await this.outcomes.findFailures(remote, version);
    return rows.map(({ outcome, message, route, browser, count, firstAt, lastAt, file, line, column }) => ({
      outcome,
      message,
      route,
      browser,
      count,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      frame: file !== null && line !== null && column !== null ? { file, line, column } : null,
    }));
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
