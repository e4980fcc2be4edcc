import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type RemoteBackendRow, remoteBackends } from './remote-backends.table.ts';

@Injectable()
export class RemoteBackendsRepository {
  constructor(private readonly database: Database) {}

  findAll(): Promise<RemoteBackendRow[]> {
    return this.database.queries.select().from(remoteBackends).orderBy(remoteBackends.remote);
  }

  /** Registers an address, or replaces it: its state is unknown until the next check. @returns the previous address; undefined without one. */
  async put(remote: string, origin: string): Promise<string | undefined> {
    const [before] = await this.database.queries
      .select({ origin: remoteBackends.origin })
      .from(remoteBackends)
      .where(eq(remoteBackends.remote, remote));
    await this.database.queries
      .insert(remoteBackends)
      .values({ remote, origin })
      .onConflictDoUpdate({
        target: remoteBackends.remote,
        set: { origin, state: 'unknown', problem: null, checkedAt: null },
      });
    return before?.origin;
  }

  /** @returns the removed address; undefined without one. */
  async remove(remote: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .delete(remoteBackends)
      .where(eq(remoteBackends.remote, remote))
      .returning({ origin: remoteBackends.origin });
    return row?.origin;
  }

  /** Stores the result of a health check, unless the address was changed or removed meanwhile. */
  async storeCheck(
    { remote, origin }: Pick<RemoteBackendRow, 'remote' | 'origin'>,
    problem: string | null,
  ): Promise<void> {
    await this.database.queries
      .update(remoteBackends)
      .set({ state: problem === null ? 'up' : 'down', problem, checkedAt: sql`clock_timestamp()` })
      .where(and(eq(remoteBackends.remote, remote), eq(remoteBackends.origin, origin)));
  }
}
