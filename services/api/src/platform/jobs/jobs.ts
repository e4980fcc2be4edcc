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

/** Returns the schedule for once a day. @param time in UTC, such as `04:30`. */
export function dailyAt(time: string): Daily {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute ?? 0} ${hour ?? 0} * * *`;
}

/** Processes the jobs of a queue: the whole batch succeeds or fails. */
type JobHandler<Data extends object> = (jobs: Job<Data>[]) => Promise<void>;

/** Options of a queue. Omitted options have the defaults of pg-boss, or of {@link QUEUE}. */
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
  /**
   * Schedule of recurring jobs: {@link EVERY_MINUTE}, {@link EVERY_TEN_MINUTES}, {@link EVERY_HOUR} or {@link dailyAt}. Without it, an earlier
   * schedule is removed.
   */
  cron?: typeof EVERY_MINUTE | typeof EVERY_TEN_MINUTES | typeof EVERY_HOUR | Daily | undefined;
  /** Data of a job that each process sends when it starts. With {@link EVERY_MINUTE} one without data is sent anyway. */
  atStart?: object;
  /** Maximum number of jobs per call of the handler. 1 for jobs with a payload. */
  batchSize?: number;
}

interface JobWorker {
  handle: JobHandler<object>;
  options: WorkOptions;
}

/** A job whose process died is passed to another one after `expireInSeconds`. */
const QUEUE = { retryLimit: 5, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 86_400 };
/** Interval of the deletion of finished jobs. {@link Jobs.load} scans all of them, at each request for metrics. */
const MAINTENANCE_S = 3_600;
/** Options for jobs whose receiver may be down for a day: the first retry is after a minute, and each delay doubles, up to six hours. */
export const OUTLASTS_A_DAY = {
  retryLimit: 12,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 21_600,
} as const;
/** Jobs without a payload that wait at the same time are processed in one call. */
const BATCH_SIZE = 100;
/** Polling interval, in seconds. Work with a schedule of ten minutes or more can wait longer. */
const POLLING_S = { usual: 2, rare: 30 };
/** Less than the time that the process has to stop. */
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** While the database is down pg-boss reports an error every other second; one per minute is logged. */
const ERROR_LOG_INTERVAL_MS = 60_000;

/**
 * Runs later or recurring work in one of the processes on this database. A job that is sent inside a transaction is part of it. A job may run twice
 * when a process dies, so every handler has to be repeatable.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, JobWorker>();
  /** Id of pg-boss for the running worker of each queue in this process. */
  private readonly running = new Map<string, string>();
  private errorLoggedAt = 0;

  constructor(private readonly database: Database) {
    const db = { executeSql: (text: string, values?: unknown[]) => database.statement(text, values) };
    this.boss = new PgBoss({ db, schema: 'jobs', maintenanceIntervalSeconds: MAINTENANCE_S });
    this.boss.on('error', (error) => this.logError(error));
  }

  /** Registers the handler of the jobs of this name. Must be called before `onApplicationBootstrap`, for example from a constructor. */
  work<Data extends object>(name: string, handle: JobHandler<Data>, options: WorkOptions = {}): void {
    this.workers.set(name, { handle: handle as JobHandler<object>, options });
  }

  /**
   * Sends a job. Without `at` it begins when its transaction ends, if this process works on the queue; other processes find it at their next poll.
   * @param at time at which it is due. With a time in the past it begins at the next poll, within two seconds for most queues: for work that the
   * caller usually completes itself.
   */
  async send(name: string, { at, data = {} }: { at?: Date; data?: object } = {}): Promise<void> {
    const id = await this.boss.send(name, data, at && { startAfter: at });
    if (!id) throw new Error(`The job ${name} was not taken.`);
    const worker = this.running.get(name);
    if (worker && !at) this.database.afterCommit(() => this.boss.notifyWorker(worker));
  }

  /** Returns the number of jobs that are due, running, and failed within 24 hours. */
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
    // Those of an earlier version would send jobs that no process takes.
    for (const name of scheduled) if (!this.workers.has(name)) await this.boss.unschedule(name);
    // All queues are created before any work begins, because one job may send another. Dead-letter queues come first.
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

  /** Stops polling, and waits for running work. */
  async beforeApplicationShutdown(): Promise<void> {
    // pg-boss itself would check every 500 ms whether its workers have ended.
    const ended = [...this.running.keys()].map((name) => this.boss.offWork(name, { wait: true }));
    const timeout = setTimeout(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([Promise.allSettled(ended), timeout]);
    await this.boss.stop({ graceful: false });
  }

  /** Creates a queue, or updates an existing one: creating it again doesn't change its options. */
  private async bringQueue(name: string, options: WorkOptions, known: Queue | undefined): Promise<void> {
    const { cron: _, batchSize: __, atStart: ___, policy, ...rest } = options;
    const wanted = { ...QUEUE, ...rest };
    if (!known) return this.boss.createQueue(name, { ...wanted, ...(policy && { policy }) });
    const names = Object.keys(wanted) as (keyof typeof wanted)[];
    if (names.some((option) => wanted[option] !== known[option])) await this.boss.updateQueue(name, wanted);
  }

  /** @param scheduled whether the clock sends jobs of this queue at present. */
  private async startWorker(name: string, { handle, options }: JobWorker, scheduled: boolean): Promise<void> {
    const { cron, atStart, batchSize = BATCH_SIZE } = options;
    const pollingIntervalSeconds =
      cron === undefined || cron === EVERY_MINUTE ? POLLING_S.usual : POLLING_S.rare;
    // Before the worker starts, because a queue with a long polling interval then finds the job on its first poll.
    if (cron === EVERY_MINUTE || atStart) await this.boss.send(name, atStart ?? {});
    const id = await this.boss.work(name, { batchSize, pollingIntervalSeconds }, (jobs: Job<object>[]) =>
      handle(jobs).catch((error: unknown) => {
        this.logger.warn(`A job of ${name} failed: ${String(error)}`);
        throw error;
      }),
    );
    this.running.set(name, id);
    // Runs missed while no process was up are made up for once, immediately.
    if (cron) await this.boss.schedule(name, cron, {}, { missed: 'once' });
    else if (scheduled) await this.boss.unschedule(name);
  }

  private logError(error: Error): void {
    if (Date.now() - this.errorLoggedAt < ERROR_LOG_INTERVAL_MS) return;
    this.errorLoggedAt = Date.now();
    this.logger.warn(`Jobs can’t be looked after: ${error.message}`);
  }
}
