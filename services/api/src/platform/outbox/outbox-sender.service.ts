import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { EVERY_MINUTE, Jobs } from '../jobs/jobs.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { nextAttempt, type SendOutcome } from './outbox.policy.ts';

interface OutboxRow {
  id: string;
  /** Number of attempts, the current one included. */
  attempts: number;
}

/** Rows that wait to be sent, such as an `OutboxRepository`. A claim that another process has taken over changes nothing. */
export interface Outbox<Row extends OutboxRow> {
  /** Claims due rows on a lease, the longest overdue first. Each claim counts as an attempt. */
  claim(limit: number): Promise<Row[]>;
  markSent(row: Row): Promise<void>;
  /** @param counts false when the current attempt doesn't count. */
  postpone(row: Row, dueAt: Date, error: string, counts: boolean): Promise<void>;
  /** @returns the row; undefined when another process has claimed it since. */
  giveUp(row: Row, error: string): Promise<Row | undefined>;
}

/** Delivery of the rows of an outbox. */
export interface OutboxDelivery<Row extends OutboxRow> {
  outbox: Outbox<Row>;
  /** Maximum of rows in progress in a process. When it dies, each of them may be sent twice, so the number is small. */
  batchSize: number;
  /** Loads what the rows have in common. @returns a function that sends one of them. An error that it throws is a failed attempt. */
  prepare(rows: readonly Row[]): Promise<(row: Row) => Promise<SendOutcome>>;
  /** Called for a row without remaining attempts, in the transaction that gives it up. */
  onGivenUp(row: Row): Promise<void>;
  /** Returns a row's values for the log, without addresses and secrets. */
  describe(row: Row): Record<string, unknown>;
  /** Returns the error of an attempt that has thrown, without addresses and secrets. */
  errorText(error: unknown): string;
}

/** Sends due rows until that time, in milliseconds since 1970. Adds the times of the next attempts to `due`. */
type SendUntil = (until: number, due: Date[]) => Promise<void>;

/** Shorter than the time limit of the job by more than the duration of an attempt. */
const RUN_LIMIT_MS = 60_000;

/**
 * Sends the rows of outboxes: e-mails, pushes and messages to other programs. Failed attempts are repeated with growing delays, and given up after
 * the last one. When a process dies, the result of its attempts is unknown, so they are repeated.
 */
@Injectable()
export class OutboxSenderService implements OnModuleDestroy {
  private readonly logger = new Logger('Outbox');
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Sends due rows every minute, and when a job is sent to the queue. Must be called from a constructor, like `Jobs.work`.
   * @param deliveries as returned by `delivery`. They follow each other.
   * @returns a function that sends due rows now. In one process, its runs follow each other.
   */
  registerQueue(queue: string, deliveries: readonly SendUntil[]): () => Promise<void> {
    let lastRun: Promise<void> = Promise.resolve();
    const sendDue = () => {
      const until = Date.now() + RUN_LIMIT_MS;
      const run = lastRun.then(() => this.run(queue, deliveries, until));
      lastRun = run.catch(() => {});
      return run;
    };
    this.jobs.work(queue, sendDue, { cron: EVERY_MINUTE });
    return sendDue;
  }

  /** Returns a function that sends the due rows of one outbox, for `registerQueue`. */
  delivery<Row extends OutboxRow>(delivery: OutboxDelivery<Row>): SendUntil {
    return (until, due) => this.sendUntil(delivery, until, due);
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  private async run(queue: string, deliveries: readonly SendUntil[], until: number): Promise<void> {
    const due: Date[] = [];
    try {
      for (const sendUntil of deliveries) await sendUntil(until, due);
    } finally {
      const [next] = due.toSorted((a, b) => a.getTime() - b.getTime());
      if (next) await this.jobs.send(queue, { at: next });
    }
  }

  private async sendUntil<Row extends OutboxRow>(
    delivery: OutboxDelivery<Row>,
    until: number,
    due: Date[],
  ): Promise<void> {
    while (!this.stopping) {
      if (Date.now() > until) {
        due.push(new Date());
        return;
      }
      const rows = await delivery.outbox.claim(delivery.batchSize);
      if (rows.length === 0) return;
      const send = await delivery.prepare(rows).catch((error: unknown) => {
        const text = delivery.errorText(error);
        this.logger.warn({ msg: 'messages could not be prepared', rows: rows.length, error: text });
        return async () => this.notTried(text);
      });
      const attempts = await Promise.allSettled(rows.map((row) => this.attempt(delivery, row, send)));
      due.push(...attempts.flatMap((attempt) => (attempt.status === 'fulfilled' && attempt.value?.at) || []));
      // The outcome can't be stored. The rows are claimed again when their lease ends.
      const failure = attempts.find((attempt) => attempt.status === 'rejected');
      if (failure) throw failure.reason;
      // The others would have to wait as well.
      if (attempts.some((attempt) => attempt.status === 'fulfilled' && attempt.value?.isLimited)) return;
    }
  }

  /** Returns the outcome of a row that could not be tried, through no fault of its own. */
  private notTried(error: string): SendOutcome {
    return { status: 'postponed', until: new Date(Date.now() + MINUTE_MS), error, counts: false };
  }

  /** @returns the time of the next attempt, and whether sending is limited until then; undefined when there is none. */
  private async attempt<Row extends OutboxRow>(
    delivery: OutboxDelivery<Row>,
    row: Row,
    send: (row: Row) => Promise<SendOutcome>,
  ): Promise<{ at: Date; isLimited: boolean } | undefined> {
    const { outbox } = delivery;
    const outcome = await send(row).catch(
      (error: unknown): SendOutcome => ({
        status: 'failed',
        error: delivery.errorText(error),
        permanent: false,
      }),
    );
    if (outcome.status === 'failed') {
      const at = await this.handleFailure(delivery, row, outcome);
      return at && { at, isLimited: false };
    }
    if (outcome.status === 'sent') await outbox.markSent(row);
    if (outcome.status !== 'postponed') return undefined;
    await outbox.postpone(row, outcome.until, outcome.error, outcome.counts);
    return { at: outcome.until, isLimited: outcome.othersWait ?? !outcome.counts };
  }

  private async handleFailure<Row extends OutboxRow>(
    { outbox, onGivenUp, describe }: OutboxDelivery<Row>,
    row: Row,
    { error, permanent }: Extract<SendOutcome, { status: 'failed' }>,
  ): Promise<Date | undefined> {
    const dueAt = permanent ? undefined : nextAttempt(row.attempts, new Date());
    if (dueAt) await outbox.postpone(row, dueAt, error, true);
    else
      await this.database.transaction(async () => {
        const givenUp = await outbox.giveUp(row, error);
        if (givenUp) await onGivenUp(givenUp);
      });
    const msg = dueAt ? 'a message could not be sent' : 'a message was given up';
    this.logger.warn({ msg, ...describe(row), attempts: row.attempts, error });
    return dueAt;
  }
}
