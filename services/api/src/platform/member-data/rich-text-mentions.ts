import { DELETED_MEMBER, type RichText } from '@boardwalk/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Nodes of a text with the attributes of one that names the member. */
const THEM = '$.**.attrs ? (@.id == $id)';
const NOBODY = { id: DELETED_MEMBER.username, label: DELETED_MEMBER.fullName };
/** Texts that one statement reads. It has to end before the time limit of statements, also on a large site. */
const BATCH_SIZE = 500;

/** Texts of a table. */
interface StoredTexts {
  table: PgTable;
  /** The primary key. */
  key: readonly AnyPgColumn[];
  body: SQLWrapper;
  /** The assignments that store the new text. */
  store: (body: RichText) => SQL;
}

/**
 * Replaces the mentions of a member in the texts of a table with nobody. Each text that has one is locked before it is read for the change, so that no
 * save at the same moment is lost. Call it inside the transaction that deletes the member.
 */
export async function forgetMentions(
  database: Database,
  texts: StoredTexts,
  memberId: string,
): Promise<void> {
  database.requireTransaction();
  const { table, key, body, store } = texts;
  const columns = sql.join([...key], sql`, `);
  const names = sql.join(
    key.map((_, at) => sql.raw(`"k${at}"`)),
    sql`, `,
  );
  const chosen = sql.join(
    key.map((column, at) => sql`${column} AS ${sql.raw(`"k${at}"`)}`),
    sql`, `,
  );
  const valuesOf = (row: Record<string, unknown>) =>
    sql.join(
      key.map((column, at) => sql`${row[`k${at}`]}::${sql.raw(column.getSQLType())}`),
      sql`, `,
    );
  const him = JSON.stringify({ id: memberId });
  for (let after: SQL = sql`true`; ; ) {
    const { rows } = await database.queries.execute<Record<string, unknown> & { named: boolean }>(sql`
      SELECT ${names}, coalesce(jsonb_path_exists(body, ${THEM}::jsonpath, ${him}::jsonb), false) AS named FROM (
        SELECT ${chosen}, ${body} AS body FROM ${table} WHERE ${after} ORDER BY ${columns} LIMIT ${BATCH_SIZE}) batch
      ORDER BY ${names}`);
    for (const row of rows.filter(({ named }) => named)) {
      const which = sql`(${columns}) = (${valuesOf(row)})`;
      const [locked] = (
        await database.queries.execute<{ body: RichText | null }>(
          sql`SELECT ${body} AS body FROM ${table} WHERE ${which} FOR UPDATE`,
        )
      ).rows;
      if (locked?.body)
        await database.queries.execute(
          sql`UPDATE ${table} SET ${store(withoutMention(locked.body, memberId))} WHERE ${which}`,
        );
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = sql`(${columns}) > (${valuesOf(last)})`;
  }
}

/** The text with nobody in the place of the member. */
function withoutMention(body: RichText, id: string): RichText {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'attrs' && value?.id === id && 'label' in value ? NOBODY : value,
  );
}
