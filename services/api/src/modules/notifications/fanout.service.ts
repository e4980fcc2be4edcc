import { notificationType } from '@boardwalk/contracts';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { RolesService } from '../roles/roles.service.ts';
import { ChannelsService } from './channels.service.ts';
import { FanoutRepository } from './fanout.repository.ts';
import { NotificationAudiencesService } from './notification-audiences.service.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';
import { FAN_OUT } from './notifications.service.ts';
import type { NotificationEventRow } from './notifications.table.ts';
import { SEND } from './send-job.ts';

/** Members per transaction. A small batch keeps transactions short and loses little work when a process dies. */
const BATCH_SIZE = 1_000;
/** Shorter than the time limit of the job. Another job does the rest. */
const RUN_LIMIT_MS = 60_000;

/**
 * Fans out announced events to their recipients. Each batch is one transaction that also moves the event's cursor, so that a process that dies
 * repeats no member and skips none, and several processes can work on different events.
 */
@Injectable()
export class FanoutService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private stopping = false;
  private running: Promise<void> | undefined;
  private runAgain = false;

  constructor(
    private readonly database: Database,
    private readonly events: NotificationEventsRepository,
    private readonly fanout: FanoutRepository,
    private readonly audiences: NotificationAudiencesService,
    private readonly roles: RolesService,
    private readonly channels: ChannelsService,
    private readonly signals: NotificationSignalsService,
    private readonly jobs: Jobs,
  ) {
    jobs.work(FAN_OUT, () => this.fanOutAll(), { cron: EVERY_MINUTE });
    signals.onSignal(({ what }) => {
      if (what === 'announced') this.fanOutSoon();
    });
  }

  /** Fans out every event in the outbox. @throws the first failure, after trying the other events. */
  async fanOutAll(): Promise<void> {
    const until = Date.now() + RUN_LIMIT_MS;
    const failed = new Map<string, unknown>();
    for (let more = true; more && !this.stopping; ) {
      if (Date.now() > until) return this.jobs.send(FAN_OUT, { at: new Date() });
      more = await this.fanOutNext(failed);
    }
    const [failure] = failed;
    if (failure) throw new Error(`The event ${failure[0]} can’t be told.`, { cause: failure[1] });
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  /** Starts a run now. Calls during a run cause one more run. The job repeats failures. */
  private fanOutSoon(): void {
    this.runAgain = this.running !== undefined;
    this.running ??= this.fanOutAll()
      .catch((error: unknown) => this.logger.warn(`Fan-out failed, its job repeats it: ${String(error)}`))
      .then(() => {
        this.running = undefined;
        if (this.runAgain && !this.stopping) this.fanOutSoon();
      });
  }

  /** Fans out one batch of the oldest event that has not failed. @returns whether there may be more. */
  private async fanOutNext(failed: Map<string, unknown>): Promise<boolean> {
    let current: string | undefined;
    return this.database
      .transaction(async () => {
        const event = await this.events.lockNext([...failed.keys()]);
        if (!event) return false;
        current = event.id;
        const { needs } = notificationType(event.type);
        const roles = needs ? await this.roles.audienceOf(needs) : undefined;
        const deliveries = await this.fanOutBatch(event, roles);
        if (deliveries > 0) await this.jobs.send(SEND, { at: new Date() });
        return true;
      })
      .catch((error: unknown) => {
        // Without a locked event the database itself has failed, so the other events would fail too.
        if (current === undefined) throw error;
        failed.set(current, error);
        return true;
      });
  }

  /** Fans out a locked event to its next batch of members and moves its cursor. @returns the number of queued deliveries. */
  private async fanOutBatch(
    event: NotificationEventRow,
    roles: readonly string[] | undefined,
  ): Promise<number> {
    const among = this.audiences.conditionOf(event.audience);
    const { members, last, deliveries } = await this.fanout.insertBatch(event, {
      roles,
      among,
      offered: this.channels.offered,
      limit: BATCH_SIZE,
    });
    const cursor = last ?? event.fanoutCursor;
    await this.events.moveFanoutCursor(event.id, cursor, members < BATCH_SIZE);
    if (members > 0) await this.signals.fannedOut(event.id, event.fanoutCursor, cursor);
    return deliveries;
  }
}
