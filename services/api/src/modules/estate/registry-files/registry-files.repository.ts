import { Injectable } from '@nestjs/common';
import { asc, gt } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import {
  type NewPropertyEvent,
  type NewPropertyRow,
  type PropertyRow,
  properties,
  propertyEvents,
} from '../properties/properties.table.ts';

/** Rows per statement: statements with several thousand values get slow. */
const BATCH_ROWS = 500;

/** Registry rows for export and import. */
@Injectable()
export class RegistryFilesRepository {
  constructor(private readonly database: Database) {}

  /** Returns rows after a code, by code. */
  findAfter(code: string, limit: number): Promise<PropertyRow[]> {
    return this.database.queries
      .select()
      .from(properties)
      .where(gt(properties.code, code))
      .orderBy(asc(properties.code))
      .limit(limit);
  }

  async insert(rows: readonly NewPropertyRow[]): Promise<PropertyRow[]> {
    const inserted: PropertyRow[] = [];
    for (const batch of batchesOf(rows))
      inserted.push(...(await this.database.queries.insert(properties).values(batch).returning()));
    return inserted;
  }

  async addEvents(events: readonly NewPropertyEvent[]): Promise<void> {
    for (const batch of batchesOf(events)) await this.database.queries.insert(propertyEvents).values(batch);
  }
}

function batchesOf<T>(rows: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < rows.length; at += BATCH_ROWS) batches.push(rows.slice(at, at + BATCH_ROWS));
  return batches;
}
