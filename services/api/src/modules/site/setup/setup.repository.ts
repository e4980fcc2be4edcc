import { Injectable } from '@nestjs/common';
import { and, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { siteClaims } from './setup.table.ts';

@Injectable()
export class SetupRepository {
  constructor(private readonly database: Database) {}

  async insert(): Promise<void> {
    await this.database.queries.insert(siteClaims).values({}).onConflictDoNothing();
  }

  async deleteOpen(): Promise<void> {
    await this.database.queries.delete(siteClaims).where(isNull(siteClaims.claimedAt));
  }

  /** Replaces the code of the site; false when it isn't waiting for an owner. */
  async renew(codeHash: string): Promise<boolean> {
    const rows = await this.database.queries
      .update(siteClaims)
      .set({ codeHash })
      .where(isNull(siteClaims.claimedAt))
      .returning({ id: siteClaims.id });
    return rows.length > 0;
  }

  async isOpen(): Promise<boolean> {
    return (await this.database.queries.$count(siteClaims, and(isNull(siteClaims.claimedAt)))) > 0;
  }

  async lock() {
    const [row] = await this.database.queries.select().from(siteClaims).for('update');
    return row;
  }

  async claim(memberId: string): Promise<void> {
    await this.database.queries
      .update(siteClaims)
      .set({ claimedAt: sql`now()`, claimedBy: memberId, codeHash: null });
  }
}
