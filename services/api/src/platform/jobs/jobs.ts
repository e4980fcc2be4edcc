import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, PgBoss, type Queue } from 'pg-boss';
import { Database } from '../database/database.ts';

/** Cron expressions, in UTC. */
export const EVERY_MINUTE = '* * * * *';
export const EVERY_TEN_MINUTES = '*/10 * * * *';
export const EVERY_HOUR = '0 * * * *';
type Daily = `${number} ${number} * * *`;

/** Once a day. @param time in UTC, as `04:30`. */
export function dailyAt(time: string): Daily {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute ?? 0} ${hour ?? 0} * * *`;
}

/** Does the jobs of a queue: all that it is given at once, or none. */
type JobHandler<Data extends object> = (jobs: Job<Data>[]) => Promise<void>;

/** How a queue is worked on. What isn't said is as pg-boss has it, or as {@link QUEUE} does. */
export interface WorkOptions
  extends Pick<
    Queue,
    | 'deadLetter'
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'policy'
    | 'retryBackoff'
    | 'retryDelay'
    | 'retryDelayMax'
    | 'retryLimit'
  > {
  /** When the clock sends a job of its own: {@link EVERY_MINUTE}, {@link EVERY_TEN_MINUTES}, {@link EVERY_HOUR} or {@link dailyAt}. Without it a clock that was set before is stopped. */
  cron?: typeof EVERY_MINUTE | typeof EVERY_TEN_MINUTES | typeof EVERY_HOUR | Daily | undefined;
  /** The data of a job that each process sends when it starts. With {@link EVERY_MINUTE} there is one without data anyway. */
  atStart?: object;
  /** How many jobs the handler is given at once, at the most. 1 where each has a payload of its own. */
  batchSize?: number;
}

interface JobWorker {
  handle: JobHandler<object>;
  options: WorkOptions;
}

/** A job whose process died is given to another one after the time that work may take. */
const QUEUE = { retryLimit: 5, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 86_400 };
/** How often finished jobs are deleted. {@link Jobs.load} looks at all that are there, at each request for metrics. */
const MAINTENANCE_S = 3_600;
/** For a job of its own whose receiver may be away for a day: tried again after a minute, and then twice as long each time, up to six hours. */
export const OUTLASTS_A_DAY = {
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 21_600,
} as const;
/** Jobs without a payload that wait at the same time are one reason to work, not many. */
const BATCH_SIZE = 100;
/** How often a queue is asked for jobs, in seconds. What is done every ten minutes or more rarely can wait. */
const POLLING_S = { usual: 2, rare: 30 };
/** Less than the process is given to stop. */
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** While the database is away pg-boss reports an error every other second; one a minute is logged. */
const ERROR_LOG_INTERVAL_MS = 60_000;

/**
 * Work that is done later, or again and again, by one of the processes on this database. A job that is sent inside a transaction is
 * part of it. A job may run twice when a process dies at the wrong moment, so every handler has to be repeatable.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, JobWorker>();
  /** The running worker of each queue in this process, as pg-boss calls it. */
  private readonly running = new Map<string, string>();
  private errorLoggedAt = 0;

  constructor(private readonly database: Database) {
    const db = { executeSql: (text: string, values?: unknown[]) => database.statement(text, values) };
    this.boss = new PgBoss({ db, schema: 'jobs', maintenanceIntervalSeconds: MAINTENANCE_S });
    this.boss.on('error', (error) => this.logError(error));
  }

  /** Registers the handler of the jobs of this name. To be called from constructors. */
  work<Data extends object>(name: string, handle: JobHandler<Data>, options: WorkOptions = {}): void {
    this.workers.set(name, { handle: handle as JobHandler<object>, options });
  }

  /**
   * Sends a job. Without `at` it begins when its transaction ends, if this process works on the queue; other processes find it at their next poll.
   * @param at when it is due. With a time in the past it begins when its queue is polled next, within two seconds for most queues: for work that the caller goes on to do itself.
   */
  async send(name: string, { at, data = {} }: { at?: Date; data?: object } = {}): Promise<void> {
    const id = await this.boss.send(name, data, at && { startAfter: at });
    if (!id) throw new Error(`The job ${name} was not taken.`);
    const worker = this.running.get(name);
    if (worker && !at) this.database.afterCommit(() => this.boss.notifyWorker(worker));
  }

  /** How many jobs are due, under way, and given up within 24 hours. */
  async load(): Promise<{ due: number; active: number; failed: number }> {
    const { rows } = await this.database.statement(`
      SELECT count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::int AS due,
        count(*) FILTER (WHERE state = 'active')::int AS active,
        count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day')::int AS failed
      FROM jobs.job`);
    return rows[0];
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.workers.size === 0) return;
    await this.boss.start();
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    const scheduled = new Set((await this.boss.getSchedules()).map(({ name }) => name));
    // All queues exist before any work begins, because one job may send another. Queues that are dead letters of others come first.
    for (const hasDeadLetter of [false, true])
      await Promise.all(
        [...this.workers]
          .filter(([, { options }]) => !!options.deadLetter === hasDeadLetter)
          .map(([name, { options }]) => this.bringQueue(name, options, known.get(name))),
      );
    await Promise.all(
      [...this.workers].map(([name, worker]) => this.startWorker(name, worker, scheduled.has(name))),
    );
  }

  /** Takes no more work, and waits for what is under way. */
  async beforeApplicationShutdown(): Promise<void> {
    // pg-boss itself would check every 500 ms whether its workers have ended.
    const ended = [...this.running.keys()].map((name) => this.boss.offWork(name, { wait: true }));
    const timeout = setTimeout(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([Promise.allSettled(ended), timeout]);
    await this.boss.stop({ graceful: false });
  }

  /** Makes a queue, or brings one of an older version to its present options: creating it again changes nothing. */
  private async bringQueue(name: string, options: WorkOptions, known: Queue | undefined): Promise<void> {
    const { cron: _, batchSize: __, atStart: ___, policy, ...rest } = options;
    const wanted = { ...QUEUE, ...rest };
    if (!known) return this.boss.createQueue(name, { ...wanted, ...(policy && { policy }) });
    const names = Object.keys(wanted) as (keyof typeof wanted)[];
    if (names.some((option) => wanted[option] !== known[option])) await this.boss.updateQueue(name, wanted);
  }

  /** @param scheduled whether the clock sends jobs of this queue at present. */
  private async startWorker(
    name: string,
    { handle, options }: JobWorker,
    scheduled: boolean,
  ): Promise<void> {
    const { cron, atStart, batchSize = BATCH_SIZE } = options;
    const pollingIntervalSeconds =
      cron === undefined || cron === EVERY_MINUTE ? POLLING_S.usual : POLLING_S.rare;
    // Before the work begins: what is asked for jobs rarely finds it at once.
    if (cron === EVERY_MINUTE || atStart) await this.boss.send(name, atStart ?? {});
    const id = await this.boss.work(name, { batchSize, pollingIntervalSeconds }, (jobs: Job<object>[]) =>
      handle(jobs).catch((error: unknown) => {
        this.logger.warn(`A job of ${name} failed: ${String(error)}`);
        throw error;
      }),
    );
    this.running.set(name, id);
    // What was missed while nobody was there is made good once, and not at the next full hour.
    if (cron) await this.boss.schedule(name, cron, {}, { missed: 'once' });
    else if (scheduled) await this.boss.unschedule(name);
  }

  private logError(error: Error): void {
    if (Date.now() - this.errorLoggedAt < ERROR_LOG_INTERVAL_MS) return;
    this.errorLoggedAt = Date.now();
    this.logger.warn(`Jobs can’t be looked after: ${error.message}`);
  }
}
