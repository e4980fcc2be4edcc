import { eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A member whose account is about to be deleted. */
export interface LeavingMember {
  id: string;
  /** What stands for them in the audit log from now on. */
  opaque: string;
  fullName: string;
  username: string;
  /** Every full name that they are known to have had, the present one among them. */
  fullNames: readonly string[];
  /** The same for handles. */
  usernames: readonly string[];
}

/**
 * What a column says that names a member. `own`: the row is theirs, or about them. `acted`: they did something with a row of somebody else's, or of
 * the site's.
 */
export type NamesAs = 'own' | 'acted';

/** What becomes of a member's rows when they leave, and why a part stays. */
export type Leaving =
  /** They go with the member, or with the row that they belong to. */
  | 'deleted'
  /** They stay, and say no more whose they are. */
  | { stays: string };

export interface Declaration {
  table: PgTable;
  /** Each column that names a member. */
  names: Record<string, NamesAs>;
  /** Which rows are a member's; where a column is theirs unless told. */
  rows: ((memberId: string) => SQL) | undefined;
  /** The columns that they are given, or why they aren't given any. */
  exported: readonly string[] | { not: string };
  leaving: Leaving;
  /** What is done before the member's own row is deleted. */
  erase: ((member: LeavingMember) => SQL[]) | undefined;
}

type Columns<T extends PgTable> = Extract<keyof T['_']['columns'], string>;

interface Declared<T extends PgTable> {
  names?: Partial<Record<Columns<T>, NamesAs>>;
  rows?: (memberId: string) => SQL;
  exported: readonly Columns<T>[] | { not: string };
  leaving: Leaving;
  erase?: (member: LeavingMember) => SQL[];
}

/** Says of a table with rows of members what they are given of it, and what is left when they go. */
export function declare<T extends PgTable>(
  table: T,
  { names = {}, rows, exported, leaving, erase }: Declared<T>,
): Declaration {
  const own = Object.entries(names).filter(([, as]) => as === 'own');
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const byOwn = (memberId: string) =>
    or(...own.map(([name]) => eq(columns[name] as AnyPgColumn, memberId))) as SQL;
  return {
    table,
    exported,
    leaving,
    erase,
    names: names as Record<string, NamesAs>,
    rows: rows ?? (own.length > 0 ? byOwn : undefined),
  };
}

/** Says of a table that nothing in it is about a member, and what is in it instead. */
export function impersonal(table: PgTable, holds: string): Declaration {
  return {
    table,
    names: {},
    rows: undefined,
    exported: { not: holds },
    leaving: { stays: holds },
    erase: undefined,
  };
}
