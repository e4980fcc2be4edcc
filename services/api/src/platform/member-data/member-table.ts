import { eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Member whose account is about to be deleted. */
export interface LeavingMember {
  id: string;
  /** Replaces the id in the audit log. */
  opaque: string;
  fullName: string;
  username: string;
  /** Every known full name of the member, including the present one. */
  fullNames: readonly string[];
  /** Every known handle of the member, including the present one. */
  usernames: readonly string[];
}

/**
 * Relation of a row to the member in one of its columns. `own`: the row belongs to the member, or is about them. `acted`: the member acted on a row of
 * another member or of the site.
 */
export type NamesAs = 'own' | 'acted';

/** State of a member's rows after the deletion, with the reason if a part stays. */
export type Leaving =
  /** Rows are deleted with the member, or with the row that they belong to. */
  | 'deleted'
  /** Rows stay, without a reference to the member. */
  | { stays: string };

export interface Declaration {
  table: PgTable;
  /** Columns that refer to a member. */
  names: Record<string, NamesAs>;
  /** Returns the condition for the rows of a member. By default, one of the `own` columns refers to the member. */
  rows: ((memberId: string) => SQL) | undefined;
  /** Columns in the member's export, or the reason why it omits the table. */
  exported: readonly string[] | { not: string };
  leaving: Leaving;
}

type Columns<T extends PgTable> = Extract<keyof T['_']['columns'], string>;

interface Declared<T extends PgTable> {
  names?: Partial<Record<Columns<T>, NamesAs>>;
  rows?: (memberId: string) => SQL;
  exported: readonly Columns<T>[] | { not: string };
  leaving: Leaving;
}

/** Declares a table with rows of members: the columns of their export, and what remains of the rows after a deletion. */
export function declare<T extends PgTable>(
  table: T,
  { names = {}, rows, exported, leaving }: Declared<T>,
): Declaration {
  const own = Object.entries(names).filter(([, as]) => as === 'own');
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const byOwn = (memberId: string) =>
    or(...own.map(([name]) => eq(columns[name] as AnyPgColumn, memberId))) as SQL;
  return {
    table,
    exported,
    leaving,
    names: names as Record<string, NamesAs>,
    rows: rows ?? (own.length > 0 ? byOwn : undefined),
  };
}

/** Declares a table without data of members. @param holds content of the table, for the list of what an export omits */
export function impersonal(table: PgTable, holds: string): Declaration {
  return { table, names: {}, rows: undefined, exported: { not: holds }, leaving: { stays: holds } };
}
