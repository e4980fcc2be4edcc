import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { Database } from '../database/database.ts';

interface JobWorker {
  handle: () => Promise<void>;
  everyMinute: boolean;
}

/** A job whose process died is given to another one after the time that work may take. */
const QUEUE = { retryLimit: 5, retryBackoff: true, expireInSeconds: 120 };
const EVERY_MINUTE = '* * * * *';
/** Jobs that wait at the same time are one reason to work, not many. */
const HEARD_AT_ONCE = 100;
/** Less than the process is given to stop. */
const LONGEST_WORK_MS = 8_000;
/** A database that is away says so every other second; once is enough for a while. */
const SAID_EVERY_MS = 60_000;

/**
 * Work that is done later, or again and again, by one of the processes on this database. A job that is sent inside a transaction is
 * part of it. It may run twice when a process dies at the wrong moment: whoever works sees to it that this does no harm.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, JobWorker>();
  private saidAt = 0;

  constructor(database: Database) {
    const db = { executeSql: (text: string, values?: unknown[]) => database.statement(text, values) };
    this.boss = new PgBoss({ db, schema: 'jobs' });
    this.boss.on('error', (error) => this.complain(error));
  }

  /** Says who does the jobs of this name, every minute and at each start too when wanted. To be called from constructors. */
  work(name: string, handle: () => Promise<void>, { everyMinute = false } = {}): void {
    this.workers.set(name, { handle, everyMinute });
  }

  /** Sends a job. @param at when it is due; a moment later it is done. */
  async send(name: string, { at }: { at: Date }): Promise<void> {
    const id = await this.boss.send(name, {}, { startAfter: at });
    if (!id) throw new Error(`The job ${name} was not taken.`);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.workers.size === 0) return;
    await this.boss.start();
    // All of them before any work begins: one job may send another.
    for (const name of this.workers.keys()) await this.boss.createQueue(name, QUEUE);
    for (const [name, { handle, everyMinute }] of this.workers) {
      await this.boss.work(name, { batchSize: HEARD_AT_ONCE }, () => handle());
      if (!everyMinute) continue;
      await this.boss.schedule(name, EVERY_MINUTE);
      // What was missed while nobody was there doesn't wait for the next minute.
      await this.boss.send(name);
    }
  }

  /** Takes no more work, and waits for what is under way. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: LONGEST_WORK_MS });
  }

  private complain(error: Error): void {
    if (Date.now() - this.saidAt < SAID_EVERY_MS) return;
    this.saidAt = Date.now();
    this.logger.warn(`Jobs can’t be looked after: ${error.message}`);
  }
}
