import type { SiteConfiguration } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { insertOne } from '../../platform/database/rows.ts';
import { type SiteVersionRow, siteConfiguration, siteDrafts, siteVersions } from './site.table.ts';

type NewVersion = Omit<typeof siteVersions.$inferInsert, 'at'>;
const { settings: _, ...withoutSettings } = getTableColumns(siteVersions);

@Injectable()
export class SiteRepository {
  constructor(private readonly database: Database) {}

  async find() {
    const [row] = await this.database.queries.select().from(siteConfiguration);
    return row;
  }

  /** Locks the configuration until the transaction ends. */
  async lock() {
    const [row] = await this.database.queries.select().from(siteConfiguration).for('update');
    return row;
  }

  async update(configuration: SiteConfiguration): Promise<void> {
    await this.database.queries.update(siteConfiguration).set({ configuration, updatedAt: sql`now()` });
  }

  async newest(): Promise<SiteVersionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(siteVersions)
      .orderBy(desc(siteVersions.number))
      .limit(1);
    return row;
  }

  async findVersion(number: number): Promise<SiteVersionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(siteVersions)
      .where(eq(siteVersions.number, number));
    return row;
  }

  /** Returns versions without their settings, newest first. @param before number of the version that they precede. */
  findVersions(before: number | undefined, limit: number): Promise<Omit<SiteVersionRow, 'settings'>[]> {
    return this.database.queries
      .select(withoutSettings)
      .from(siteVersions)
      .where(before === undefined ? undefined : lt(siteVersions.number, before))
      .orderBy(desc(siteVersions.number))
      .limit(limit);
  }

  async insertVersion(row: NewVersion): Promise<SiteVersionRow> {
    return insertOne(this.database, siteVersions, row);
  }

  async insertDraft(configuration: SiteConfiguration, expiresAt: Date): Promise<string> {
    const [row] = await this.database.queries
      .insert(siteDrafts)
      .values({ configuration, expiresAt })
      .returning({ key: siteDrafts.key });
    if (!row) throw new Error('The draft was not written.');
    return row.key;
  }

  async findDraft(key: string): Promise<SiteConfiguration | undefined> {
    const [row] = await this.database.queries
      .select({ configuration: siteDrafts.configuration, isFresh: gt(siteDrafts.expiresAt, sql`now()`) })
      .from(siteDrafts)
      .where(eq(siteDrafts.key, key));
    return row?.isFresh ? row.configuration : undefined;
  }

  async deleteOldDrafts(): Promise<void> {
    await this.database.queries.delete(siteDrafts).where(lt(siteDrafts.expiresAt, sql`now()`));
  }
}
