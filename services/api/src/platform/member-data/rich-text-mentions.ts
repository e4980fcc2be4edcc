import { DELETED_MEMBER, type RichText } from '@boardwalk/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** JSON path to the attributes of nodes that mention the member. */
const THEM = '$.**.attrs ? (@.id == $id)';
const DELETED_MENTION = { id: DELETED_MEMBER.username, label: DELETED_MEMBER.fullName };
/** Texts per statement, so that each one ends before the statement timeout, also on a large site. */
const BATCH_SIZE = 500;

/** Column of a table that contains rich texts. */
interface StoredTexts {
  table: PgTable;
  /** Primary key of the table. */
  key: readonly AnyPgColumn[];
  body: SQLWrapper;
  /** Returns the assignments that store the new text. */
  store: (body: RichText) => SQL;
}

/**
 * Replaces mentions of a member in the texts of a table with the placeholder for deleted members. Each text with a mention is locked before it is
 * read for the change, so that no concurrent save is lost. Must run inside the transaction that deletes the member.
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

/** Returns the text with the placeholder for deleted members instead of the member. */
function withoutMention(body: RichText, id: string): RichText {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'attrs' && value?.id === id && 'label' in value ? DELETED_MENTION : value,
  );
}
