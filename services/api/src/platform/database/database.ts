import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { migrate } from './migrate.ts';
import { whenReachable } from './when-reachable.ts';

interface OpenTransaction {
  client: pg.PoolClient;
  queries: NodePgDatabase;
  afterCommit: (() => void)[];
}

/**
 * The way to PostgreSQL. Repositories ask `queries` each time: inside `transaction()` that is the transaction, so that a service
 * can put several repositories (and the audit row) into one without handing it round.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly pool: pg.Pool;
  private readonly pooled: NodePgDatabase;
  private readonly open = new AsyncLocalStorage<OpenTransaction>();

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.pool = new pg.Pool({
      connectionString: configuration.database.url,
      max: configuration.database.poolSize,
      application_name: 'boardwalk-api',
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 20_000,
      keepAlive: true,
    });
    // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
    this.pool.on('error', (error) => this.logger.warn(`A database connection was lost: ${error.message}`));
    this.pooled = drizzle({ client: this.pool });
  }

  get queries(): NodePgDatabase {
    return this.open.getStore()?.queries ?? this.pooled;
  }

  async onModuleInit(): Promise<void> {
    await whenReachable(() => migrate(this.pool, this.logger), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Runs the work in one transaction; within another one it becomes part of that. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.getStore()) return work();
    const client = await this.pool.connect();
    const transaction: OpenTransaction = { client, queries: drizzle({ client }), afterCommit: [] };
    let broken: Error | undefined;
    // While it is lent, the pool doesn't listen: a connection that breaks between two statements would end the process.
    const note = (error: Error) => {
      broken = error;
    };
    client.on('error', note);
    try {
      await client.query('BEGIN');
      const result = await this.open.run(transaction, work);
      const end = await client.query('COMMIT');
      // PostgreSQL answers COMMIT of a failed transaction with a quiet rollback.
      if (end.command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
      for (const act of transaction.afterCommit) act();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.off('error', note);
      client.release(broken);
    }
  }

  /** A statement as somebody else's library wrote it, inside the transaction that is open. */
  statement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return (this.open.getStore()?.client ?? this.pool).query(text, values);
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
      const transaction = this.open.getStore();
      if (transaction) return build(transaction.queries).prepare(name);
      pooled ??= build(this.pooled).prepare(name);
      return pooled;
    };
  }

  /** Takes a lock that all processes share, until the transaction ends. @returns false when somebody else holds it. */
  async lockUnlessHeld(lock: number): Promise<boolean> {
    const { rows } = await this.queries.execute(sql`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`);
    return rows[0]?.taken === true;
  }

  /** Runs once what was written can be seen by others: at the end of the transaction, or at once outside of one. */
  afterCommit(act: () => void): void {
    const transaction = this.open.getStore();
    if (transaction) transaction.afterCommit.push(act);
    else act();
  }

  /** Asks the database for an answer. @throws when it has none. */
  async ping(): Promise<void> {
    await this.pool.query('SELECT 1');
  }
}
