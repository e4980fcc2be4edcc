import type { SiteTrouble } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { notInArray } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type SiteTroubleRow, siteTroubles } from './site-troubles.table.ts';

@Injectable()
export class SiteWatchRepository {
  constructor(private readonly database: Database) {}

  /** Returns all known problems. */
  findAll(): Promise<SiteTroubleRow[]> {
    return this.database.queries.select().from(siteTroubles);
  }

  async recordNotification(trouble: SiteTrouble, now: Date): Promise<void> {
    await this.database.queries
      .insert(siteTroubles)
      .values({ trouble, since: now, notifiedAt: now })
      .onConflictDoUpdate({ target: siteTroubles.trouble, set: { notifiedAt: now } });
  }

  /** Deletes all problems except these. @returns the deleted problems. */
  async removeExcept(troubles: readonly SiteTrouble[]): Promise<SiteTrouble[]> {
    const over = await this.database.queries
      .delete(siteTroubles)
      .where(notInArray(siteTroubles.trouble, [...troubles]))
      .returning({ trouble: siteTroubles.trouble });
    return over.map(({ trouble }) => trouble);
  }
}
