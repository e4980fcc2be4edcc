import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ClsService } from 'nestjs-cls';
import pg from 'pg';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import type { AdvisoryLock } from './advisory-locks.ts';
import { migrate } from './migrate.ts';
import { isQueryTimeout, isRetryable } from './postgres-errors.ts';
import { whenReachable } from './when-reachable.ts';

/** Where the context of a request or a job holds its transaction. */
const TRANSACTION = Symbol('transaction');

interface OpenTransaction {
  client: pg.PoolClient;
  queries: NodePgDatabase;
  afterCommit: (() => void)[];
}

/** PostgreSQL ends a statement that takes too long. When it hasn't said even that so much later, nobody is at the other end. */
const ANSWER_TIME_MS = 1_000;
const PING_TIMEOUT_MS = 1_200;
const PING = { text: 'SELECT 1', query_timeout: PING_TIMEOUT_MS };
/** How often a transaction that lost against another one is tried. */
const TRIES = 3;
const LONGEST_RETRY_WAIT_MS = 50;

/**
 * The way to PostgreSQL. Repositories ask `queries` each time: inside `transaction()` that is the transaction, so that a service
 * can put several repositories (and the audit row) into one without handing it round.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly pool: pg.Pool;
  private readonly pooled: NodePgDatabase;
  private readonly directUrl: string;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    private readonly context: ClsService,
  ) {
    const { url, eventsUrl, poolSize, statementTimeoutMs } = configuration.database;
    this.directUrl = eventsUrl;
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      application_name: 'boardwalk-api',
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + ANSWER_TIME_MS,
      idle_in_transaction_session_timeout: 20_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
    this.pool.on('error', (error) => this.logger.warn(`A database connection was lost: ${error.message}`));
    this.pool.on('release', (error) => {
      if (isQueryTimeout(error)) this.closeIdle();
    });
    this.pooled = drizzle({ client: this.pool });
  }

  get queries(): NodePgDatabase {
    return this.openTransaction()?.queries ?? this.pooled;
  }

  /** How many connections there are, how many of them lie idle, and how many callers wait for one. */
  connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { open, idle, waiting };
  }

  async onModuleInit(): Promise<void> {
    // Past a pooler: the lock of a migration belongs to a connection, which a pooler would give to somebody else.
    await whenReachable(() => migrate(this.directUrl, this.logger), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /**
   * Runs the work in one transaction; within another one it becomes part of that. Work that lost against another transaction (a deadlock,
   * a conflict) is done again from the start, so whatever it does outside of the database may happen more than once.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.openTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === TRIES || !isRetryable(error)) throw error;
        await pause(Math.random() * LONGEST_RETRY_WAIT_MS * attempt);
      }
    }
  }

  /** @throws when no transaction is open, in what must be committed together with its caller's changes. */
  requireTransaction(): void {
    if (!this.openTransaction()) throw new Error('This has to run inside a transaction.');
  }

  /**
   * Runs reads that have indexes in a transaction of their own, in which PostgreSQL ends every statement that takes longer. Of a word's beginning it takes at
   * least one row in fifty to have it, and would rather read all rows to find a few: here it uses the indexes.
   * @throws what `isUnavailable` knows, when one was ended.
   */
  readWithin<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
    return this.attempt(
      work,
      `BEGIN READ ONLY; SET LOCAL statement_timeout = ${Math.round(limitMs)}; SET LOCAL enable_seqscan = off`,
    );
  }

  private async attempt<T>(work: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
    const client = await this.pool.connect();
    const transaction: OpenTransaction = { client, queries: drizzle({ client }), afterCommit: [] };
    let broken: Error | undefined;
    // While it is lent, the pool doesn't listen: a connection that breaks between two statements would end the process.
    const note = (error: Error) => {
      broken = error;
    };
    client.on('error', note);
    try {
      await client.query(begin);
      const result = await this.context.run({ ifNested: 'inherit' }, () => {
        this.context.set(TRANSACTION, transaction);
        return work();
      });
      const end = await client.query('COMMIT');
      // PostgreSQL answers COMMIT of a failed transaction with a quiet rollback.
      if (end.command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
      for (const act of transaction.afterCommit) act();
      return result;
    } catch (error) {
      // Nothing is answered on this connection. It is closed, and PostgreSQL rolls back by itself.
      if (isQueryTimeout(error)) note(error as Error);
      else await client.query('ROLLBACK').catch(note);
      throw error;
    } finally {
      client.off('error', note);
      client.release(broken);
    }
  }

  /** A statement as somebody else's library wrote it, inside the transaction that is open. */
  statement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return (this.openTransaction()?.client ?? this.pool).query(text, values);
  }

  /** Rows of a statement that is prepared under its name, never part of a transaction that happens to be open. */
  async readOutside<R extends pg.QueryResultRow>(statement: { name: string; text: string }): Promise<R[]> {
    return (await this.pool.query<R>(statement)).rows;
  }

  /**
   * A statement that is built once and planned once for each connection. Inside a transaction it is built anew and keeps its name.
   * Only for what has one good plan whatever its values are: PostgreSQL stops looking at them.
   */
  prepared<S>(name: string, build: (queries: NodePgDatabase) => { prepare(name: string): S }): () => S {
    let pooled: S | undefined;
    return () => {
      const transaction = this.openTransaction();
      if (transaction) return build(transaction.queries).prepare(name);
      pooled ??= build(this.pooled).prepare(name);
      return pooled;
    };
  }

  /** Takes a lock that all processes share, until the transaction ends. Waits for whoever holds it. */
  async lock(lock: AdvisoryLock): Promise<void> {
    await this.queries.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
  }

  /** The same for a lock that belongs to one row or person. @param name says of what, and is nobody else's: `saved searches of auth0|kay`. */
  async lockNamed(name: string): Promise<void> {
    await this.queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  /** Runs once what was written can be seen by others: at the end of the transaction, or at once outside of one. */
  afterCommit(act: () => void): void {
    const transaction = this.openTransaction();
    if (transaction) transaction.afterCommit.push(act);
    else act();
  }

  /** Asks the database for an answer. @throws when there is none within 1.2 s. */
  async ping(): Promise<void> {
    const late = pause(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('The database doesn’t answer in time.');
    });
    await Promise.race([this.pool.query(PING), late]);
  }

  private openTransaction(): OpenTransaction | undefined {
    return this.context.isActive() ? this.context.get(TRANSACTION) : undefined;
  }

  /** When one connection is answered no more, the others that nobody uses may be as dead: new ones are made in their place. */
  private closeIdle(): void {
    for (let idle = this.pool.idleCount; idle > 0; idle -= 1)
      this.pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
  }
}
