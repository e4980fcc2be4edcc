import { SUCCESS_SAMPLE } from '@boardwalk/contracts';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Database } from '../../../platform/database/database.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../../platform/jobs/jobs.ts';
import { postWebhook } from '../../../platform/outgoing/post-webhook.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ReleaseChannelsService } from '../channels/release-channels.service.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { ReleaseEventsService } from '../registry/release-events.service.ts';
import { CoalescedRuns } from './coalesced-runs.ts';
import {
  ERROR_BUDGET,
  type Evidence,
  isBudgetBroken,
  rowsSince,
  watchedSince,
} from './error-budget.policy.ts';
import { sumUp } from './outcomes.policy.ts';
import { type FailureRow, ReleaseOutcomesRepository } from './release-outcomes.repository.ts';

/** Delay before another attempt for a version that can't be rolled back, because it has no predecessor. */
const TRY_AGAIN_AFTER_MS = 15_000;

const WEBHOOK = 'release-health.webhook';

/** Automatic rollback of a version. `to` is served instead, null for nothing. */
interface Demotion {
  name: string;
  version: string;
  to: string | null;
  cause: string | null;
}

/** Automatically rolls back versions that fail for visitors, and announces it. */
@Injectable()
export class ErrorBudgetService implements OnModuleDestroy {
  private readonly logger = new Logger('ErrorBudget');
  private readonly evaluations = new CoalescedRuns();
  private readonly leastNetworks: number;
  private readonly webhookUrl: string | undefined;
  private readonly stuck = new LRUCache<string, true>({ max: 1_000, ttl: TRY_AGAIN_AFTER_MS });

  constructor(
    private readonly database: Database,
    private readonly outcomes: ReleaseOutcomesRepository,
    private readonly served: ServedReleasesService,
    private readonly channels: ReleaseChannelsService,
    private readonly events: ReleaseEventsService,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    // With simulated faults all requests come from one address.
    this.leastNetworks = releases.faults ? 1 : ERROR_BUDGET.networks;
    this.webhookUrl = releases.webhookUrl;
    jobs.work<Demotion>(WEBHOOK, ([job]) => this.callWebhook(job?.data), {
      batchSize: 1,
      ...OUTLASTS_A_DAY,
    });
  }

  /** Evaluates a version after a failure. A rollback is logged. */
  check(name: string, version: string): void {
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
    // Not the cached state: the version may have just been released, and the next report may arrive much later.
    const { remotes } = await this.served.state();
    const remote = remotes.find((one) => one.name === name);
    const since = remote && watchedSince(remote, version, now);
    if (!since) return;
    const evidence = await this.evidence(name, version, since);
    if (isBudgetBroken(evidence, this.leastNetworks)) await this.rollBack(name, version, evidence);
  }

  private async evidence(name: string, version: string, since: Date): Promise<Evidence> {
    const rows = await this.outcomes.findWindow(name, version);
    const networks = await this.outcomes.countNetworks(name, version, since);
    return {
      window: sumUp(rowsSince(rows, since)),
      networks: { failed: networks.failed, drawn: networks.drawn * SUCCESS_SAMPLE },
      draws: await this.outcomes.countFailedDraws(name, version, since),
    };
  }

  private async rollBack(
    name: string,
    version: string,
    { window, networks, draws }: Evidence,
  ): Promise<void> {
    const [worst] = await this.outcomes.findFailures(name, version);
    const cause = worst && causeOf(worst);
    const values = { ...window, networks: networks.failed, draws, ...(cause && { cause }) };
    const done = await this.database.transaction(async () => {
      const demoted = await this.channels.demote(name, version, values);
      if (demoted) await this.announce({ name, version, to: demoted.to, cause: cause ?? null });
      return demoted;
    });
    const what = { name, version, ...values };
    if (done) this.logger.warn({ msg: 'release demoted', ...what, to: done.to });
    else {
      this.logger.warn({ msg: 'release fails, and there is nothing to go back to', ...what });
      this.stuck.set(`${name}@${version}`, true);
    }
  }

  /**
   * Announces a rollback: to open pages and processes immediately, to the managers of releases by their notification preferences, and to the site's
   * webhook. Must run inside the transaction of the rollback.
   */
  private async announce(demotion: Demotion): Promise<void> {
    this.database.requireTransaction();
    const { name, version, to, cause } = demotion;
    await this.events.demoted({ name, version, to });
    await this.notifications.announce({
      type: 'release.demoted',
      subject: `${name}@${version}`,
      actorId: null,
      title: `${name} ${version}${cause ? `: ${cause}` : ''}`,
      href: '/admin/releases',
    });
    if (this.webhookUrl) await this.jobs.send(WEBHOOK, { data: demotion });
  }

  /** Calls the site's webhook. @throws when the receiver doesn't accept it, so that the job is retried. */
  private async callWebhook(demotion: Demotion | undefined): Promise<void> {
    if (!this.webhookUrl || !demotion) return;
    await postWebhook(this.webhookUrl, { event: 'release.demoted', ...demotion });
  }
}

/** Returns the most frequent failure in one line: kind, message, position, page. */
function causeOf({ outcome, message, file, line, column, route }: FailureRow): string {
  const place = file ? ` at ${file}:${line}:${column}` : '';
  return `${outcome}${message && `: ${message}`}${place}${route ? ` on ${route}` : ''}`;
}
