import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database.ts';
import { ReleaseEvents } from '../registry/release-events.service.ts';
import { ServedReleases } from '../releases/served-releases.service.ts';
import { CoalescedRuns } from './coalesced-runs.ts';
import { type Counts, isBudgetBroken, rowsSince, watchedSince } from './error-budget.policy.ts';
import { sumUp } from './outcomes.policy.ts';
import { ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

/** A version that can't be taken back, because nothing came before it, isn't tried again at every report. */
const TRY_AGAIN_AFTER_MS = 15_000;

/** Takes versions back that fail for visitors, with no hand on them. */
@Injectable()
export class ErrorBudget implements OnModuleDestroy {
  private readonly logger = new Logger('ErrorBudget');
  private readonly evaluations = new CoalescedRuns();
  private readonly stuck = new LRUCache<string, true>({ max: 1_000, ttl: TRY_AGAIN_AFTER_MS });

  constructor(
    private readonly database: Database,
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly served: ServedReleases,
    private readonly events: ReleaseEvents,
  ) {}

  /** Looks at a version that has just failed somewhere. What comes of it is told by the audit log. */
  lookAt(name: string, version: string): void {
    this.evaluations.run(`${name}@${version}`, () =>
      this.evaluate(name, version).catch((error: unknown) => {
        this.logger.warn(`The error budget of ${name}@${version} can’t be looked at: ${String(error)}`);
      }),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.evaluations.settled();
  }

  private async evaluate(name: string, version: string): Promise<void> {
    const now = new Date();
    if (this.stuck.has(`${name}@${version}`)) return;
    const rows = await this.outcomes.findWindow(name, version);
    if (!isBudgetBroken(sumUp(rows))) return;
    // Not what is remembered: a version may have come out a moment ago, and the next report may be long in coming.
    const { remotes } = await this.served.state();
    const remote = remotes.find((one) => one.name === name);
    const since = remote && watchedSince(remote, version, now);
    const counts = since && sumUp(rowsSince(rows, since));
    if (counts && isBudgetBroken(counts)) await this.takeBack(name, version, counts);
  }

  private async takeBack(name: string, version: string, counts: Counts): Promise<void> {
    const done = await this.database.transaction(async () => {
      const demoted = await this.served.demote(name, version, { ...counts });
      if (demoted) await this.events.demoted({ name, version, to: demoted.to });
      return demoted;
    });
    const what = { name, version, ...counts };
    if (done) this.logger.warn({ msg: 'release demoted', ...what, to: done.to });
    else {
      this.logger.warn({ msg: 'release fails, and there is nothing to go back to', ...what });
      this.stuck.set(`${name}@${version}`, true);
    }
  }
}
