import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A table whose rows have an id. */
type TableWithId = PgTable & { id: PgColumn };
type IdOf<T extends TableWithId> = T['id']['_']['data'];

/** Returns the row with an id; undefined without one. */
export async function findById<T extends TableWithId>(
  database: Database,
  table: T,
  id: IdOf<T>,
): Promise<T['$inferSelect'] | undefined> {
  const [row] = await database.queries
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row;
}

/** Returns the row with an id, locked until the transaction ends; undefined without one. */
export async function lockById<T extends TableWithId>(
  database: Database,
  table: T,
  id: IdOf<T>,
): Promise<T['$inferSelect'] | undefined> {
  database.requireTransaction();
  const [row] = await database.queries
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

/** Inserts a row. @returns the row with the values that the database has filled in. */
export async function insertOne<T extends PgTable>(
  database: Database,
  table: T,
  values: PgInsertValue<T>,
): Promise<T['$inferSelect']> {
  const [row] = await database.queries.insert(table).values(values).returning();
  if (!row) throw new Error('The database has stored no row.');
  return row;
}

/** Changes a locked row, and counts its version. @returns the row after the change. */
export async function updateVersioned<T extends TableWithId & { version: PgColumn }>(
  database: Database,
  table: T,
  id: IdOf<T>,
  change: PgUpdateSetSource<T>,
): Promise<T['$inferSelect']> {
  const counted = { ...change, version: sql`${table.version} + 1` } as PgUpdateSetSource<T>;
  const rows: T['$inferSelect'][] = await database.queries
    .update(table as PgTable)
    .set(counted)
    .where(eq(table.id, id))
    .returning();
  const [row] = rows;
  if (!row) throw new Error(`The row ${id} vanished while locked.`);
  return row;
}
