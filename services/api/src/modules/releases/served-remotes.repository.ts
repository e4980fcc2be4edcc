import type { ReleaseActor } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { Database } from '../../platform/database/database.ts';
import type { Channels } from './channels.policy.ts';
import { registryState, releases, type ServedRemoteRow, servedRemotes } from './releases.table.ts';

const live = alias(releases, 'live_release');
const previous = alias(releases, 'previous_release');
const canary = alias(releases, 'canary_release');
const staff = alias(releases, 'staff_release');

type Columns = Record<'remote' | 'version' | 'state', AnyPgColumn>;

function isPublished(release: Columns, version: AnyPgColumn) {
  return and(
    eq(release.remote, servedRemotes.remote),
    eq(release.version, version),
    eq(release.state, 'published'),
  );
}

@Injectable()
export class ServedRemotesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the registry with every remote's served descriptions, in one consistent statement. */
  findAll() {
    return this.database.queries
      .select({
        state: registryState,
        served: servedRemotes,
        live: live.description,
        previous: previous.description,
        previousDemotedAt: previous.demotedAt,
        canary: canary.description,
        staff: staff.description,
      })
      .from(registryState)
      .leftJoin(servedRemotes, sql`true`)
      .leftJoin(live, isPublished(live, servedRemotes.live))
      .leftJoin(previous, isPublished(previous, servedRemotes.previous))
      .leftJoin(canary, isPublished(canary, servedRemotes.canary))
      .leftJoin(staff, isPublished(staff, servedRemotes.staff))
      .orderBy(servedRemotes.remote);
  }

  /**
   * Locks all changes of served versions. One lock for all remotes, because whether a path is free depends on the others. Only inside a
   * transaction.
   */
  async lockRegistry(): Promise<void> {
    await this.database.queries.select({ seq: registryState.seq }).from(registryState).for('update');
  }

  async find(remote: string): Promise<ServedRemoteRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(servedRemotes)
      .where(eq(servedRemotes.remote, remote));
    return row;
  }

  findRows(): Promise<ServedRemoteRow[]> {
    return this.database.queries.select().from(servedRemotes).orderBy(servedRemotes.remote);
  }

  async save(remote: string, channels: Channels, changedBy: ReleaseActor): Promise<void> {
    const values = { ...channels, changedBy, changedAt: sql`clock_timestamp()` };
    await this.database.queries
      .insert(servedRemotes)
      .values({ remote, ...values })
      .onConflictDoUpdate({ target: servedRemotes.remote, set: values });
  }

  async remove(remote: string): Promise<void> {
    await this.database.queries.delete(servedRemotes).where(eq(servedRemotes.remote, remote));
  }

  /** Gives the set a new number, which follows the clock; subscribers are notified on commit. */
  async bumpSequence(): Promise<number> {
    const [row] = await this.database.queries
      .update(registryState)
      .set({
        seq: sql`greatest(${registryState.seq} + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
      })
      .returning({ seq: registryState.seq });
    if (!row) throw new Error('The registry has no state.');
    return row.seq;
  }

  /**
   * Gives the set a new number when the registry was restored from a backup: browsers have seen higher numbers than the backup's, and would refuse
   * its sets. After a restore the table, the database or the timeline differs from the row.
   * @returns whether it was restored.
   */
  async raiseIfRestored(): Promise<boolean> {
    const place = await this.place();
    return this.database.transaction(async () => {
      const [state] = await this.database.queries.select().from(registryState).for('update');
      if (!state || state.place === place) return false;
      await this.database.queries.update(registryState).set({ place });
      if (state.place === null) return false;
      await this.bumpSequence();
      return true;
    });
  }

  private async place(): Promise<string> {
    const { queries } = this.database;
    const [table] = await queries
      .select({
        oids: sql<string>`(SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || 'registry_state'::regclass::oid`,
        mayRead: sql<boolean>`has_function_privilege('pg_control_system()', 'EXECUTE') AND has_function_privilege('pg_control_checkpoint()', 'EXECUTE')`,
      })
      .from(registryState);
    if (!table?.mayRead) return table?.oids ?? '';
    const [cluster] = await queries
      .select({
        id: sql<string>`(SELECT system_identifier FROM pg_control_system()) || '/' || (SELECT timeline_id FROM pg_control_checkpoint())`,
      })
      .from(registryState);
    return `${cluster?.id}/${table.oids}`;
  }

  async sequence(): Promise<number> {
    const [row] = await this.database.queries.select({ seq: registryState.seq }).from(registryState);
    if (!row) throw new Error('The registry has no state.');
    return row.seq;
  }
}
