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

/** Key of the transaction in the context of a request or a job. */
const TRANSACTION = Symbol('transaction');

interface OpenTransaction {
  client: pg.PoolClient;
  queries: NodePgDatabase;
  afterCommit: (() => void)[];
}

/** Added to the statement timeout of PostgreSQL. When PostgreSQL doesn't report the timeout within this time, the connection is dead. */
const ANSWER_TIME_MS = 1_000;
const PING_TIMEOUT_MS = 1_200;
const PING = { text: 'SELECT 1', query_timeout: PING_TIMEOUT_MS };
/** Number of attempts of a transaction that fails with a deadlock or serialization conflict. */
const MAX_ATTEMPTS = 3;
const MAX_RETRY_WAIT_MS = 50;

/**
 * Access to PostgreSQL. Repositories read `queries` on each use: inside `transaction()` it is the transaction, so that a service can combine
 * several repositories (and the audit row) without passing it around.
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
    // The pool replaces an idle connection that breaks; without a listener the event would end the process.
    this.pool.on('error', (error) => this.logger.warn(`A database connection was lost: ${error.message}`));
    this.pool.on('release', (error) => {
      if (isQueryTimeout(error)) this.closeIdle();
    });
    this.pooled = drizzle({ client: this.pool });
  }

  get queries(): NodePgDatabase {
    return this.openTransaction()?.queries ?? this.pooled;
  }

  /** Number of open connections, of idle ones, and of callers that wait for one. */
  connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { open, idle, waiting };
  }

  async onModuleInit(): Promise<void> {
    // Bypasses the pooler: the lock of a migration belongs to its connection, which a pooler would share with others.
    await whenReachable(() => migrate(this.directUrl, this.logger), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /**
   * Runs the work in one transaction, or as part of the current one. After a deadlock or a serialization conflict the work is repeated from the
   * start, so its effects outside of the database may happen more than once.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.openTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
        await pause(Math.random() * MAX_RETRY_WAIT_MS * attempt);
      }
    }
  }

  /** @throws when no transaction is open. For writes that must be committed together with the caller's changes. */
  requireTransaction(): void {
    if (!this.openTransaction()) throw new Error('This has to run inside a transaction.');
  }

  /**
   * Runs reads that have indexes in a transaction with a statement timeout. For a prefix match the planner assumes that at least one row in fifty
   * matches, and would prefer a sequential scan for a few rows: here it is made to use the indexes.
   * @throws an error for which `isUnavailable` is true, when a statement timed out.
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
    // The pool doesn't listen for errors of a client in use: a connection that breaks between two statements would end the process.
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
      // PostgreSQL responds to COMMIT of a failed transaction with a silent rollback.
      if (end.command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
      for (const act of transaction.afterCommit) act();
      return result;
    } catch (error) {
      // The connection doesn't respond anymore. It is closed, and PostgreSQL rolls back.
      if (isQueryTimeout(error)) note(error as Error);
      else await client.query('ROLLBACK').catch(note);
      throw error;
    } finally {
      client.off('error', note);
      client.release(broken);
    }
  }

  /** Runs a statement of a library, inside the current transaction if there is one. */
  statement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return (this.openTransaction()?.client ?? this.pool).query(text, values);
  }

  /** Runs a named prepared statement, never as part of the current transaction. */
  async readOutside<R extends pg.QueryResultRow>(statement: { name: string; text: string }): Promise<R[]> {
    return (await this.pool.query<R>(statement)).rows;
  }

  /**
   * Returns a statement that is built once and planned once per connection. Inside a transaction it is built again under the same name. Only for
   * statements with one good plan for all values: PostgreSQL switches to a generic plan.
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

  /** Takes a lock that all processes share, until the transaction ends. Waits for the current holder. */
  async lock(lock: AdvisoryLock): Promise<void> {
    await this.queries.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
  }

  /** Takes a lock for one row or person, like `lock`. @param name is unique to its purpose, such as `saved searches of auth0|kay`. */
  async lockNamed(name: string): Promise<void> {
    await this.queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }

  /** Runs the function after the commit, or immediately outside of a transaction. */
  afterCommit(act: () => void): void {
    const transaction = this.openTransaction();
    if (transaction) transaction.afterCommit.push(act);
    else act();
  }

  /** Sends a query to the database. @throws when there is no response within 1.2 s. */
  async ping(): Promise<void> {
    const late = pause(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('The database doesn’t answer in time.');
    });
    await Promise.race([this.pool.query(PING), late]);
  }

  private openTransaction(): OpenTransaction | undefined {
    return this.context.isActive() ? this.context.get(TRANSACTION) : undefined;
  }

  /** Closes the idle connections: when one connection stops responding, the others may be dead as well. */
  private closeIdle(): void {
    for (let idle = this.pool.idleCount; idle > 0; idle -= 1)
      this.pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
  }
}
