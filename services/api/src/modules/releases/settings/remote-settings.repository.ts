import type { SettingValues } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type RemoteSettingVersionRow, remoteSettingVersions } from './remote-settings.table.ts';

const { values: _, ...withoutValues } = getTableColumns(remoteSettingVersions);

@Injectable()
export class RemoteSettingsRepository {
  constructor(private readonly database: Database) {}

  async newest(remote: string): Promise<RemoteSettingVersionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(remoteSettingVersions)
      .where(eq(remoteSettingVersions.remote, remote))
      .orderBy(desc(remoteSettingVersions.number))
      .limit(1);
    return row;
  }

  async find(remote: string, number: number): Promise<RemoteSettingVersionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(remoteSettingVersions)
      .where(and(eq(remoteSettingVersions.remote, remote), eq(remoteSettingVersions.number, number)));
    return row;
  }

  /** Returns versions without their values, newest first. @param before number of the version that they precede. */
  findVersions(
    remote: string,
    before: number | undefined,
    limit: number,
  ): Promise<Omit<RemoteSettingVersionRow, 'values'>[]> {
    return this.database.queries
      .select(withoutValues)
      .from(remoteSettingVersions)
      .where(
        and(
          eq(remoteSettingVersions.remote, remote),
          before === undefined ? undefined : lt(remoteSettingVersions.number, before),
        ),
      )
      .orderBy(desc(remoteSettingVersions.number))
      .limit(limit);
  }

  /** Returns the current values of all remotes, by their names. */
  async currentValues(): Promise<Map<string, SettingValues>> {
    const rows = await this.database.queries
      .selectDistinctOn([remoteSettingVersions.remote], {
        remote: remoteSettingVersions.remote,
        values: remoteSettingVersions.values,
      })
      .from(remoteSettingVersions)
      .orderBy(remoteSettingVersions.remote, desc(remoteSettingVersions.number));
    return new Map(rows.map(({ remote, values }) => [remote, values]));
  }

  insert(row: Omit<typeof remoteSettingVersions.$inferInsert, 'at'>): Promise<RemoteSettingVersionRow> {
    return insertOne(this.database, remoteSettingVersions, row);
  }
}
