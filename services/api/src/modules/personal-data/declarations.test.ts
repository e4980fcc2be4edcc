import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { MEMBER_TABLES } from '../../../test/member-tables.ts';
import { users } from '../users/users.table.ts';

const source = join(import.meta.dirname, '../..');
const files: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.table.ts', { cwd: source }).map((file) => import(join(source, file))),
);
const tables = files
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Names of columns that contain the id of a member, with or without a foreign key. */
const LIKE_A_MEMBER =
  /(^|_)(user|member|actor|author|editor|applicant|recipient|reporter|reviewer|caller|uploader|interviewer|decider|assignee)_id$/;

it('declares every table of the site exactly once', () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(MEMBER_TABLES.map(({ table }) => nameOf(table)).sort()).toEqual(tables.map(nameOf).sort());
});

describe.each(MEMBER_TABLES.map((declaration) => [nameOf(declaration.table), declaration] as const))(
  '%s',
  (_, { table, names, rows, exported, leaving, hasErase }) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const keys = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, key]));
    const references = foreignKeys.flatMap((key) => {
      const {
        foreignTable,
        columns: [column],
      } = key.reference();
      return foreignTable === users && column ? [{ column: column.name, onDelete: key.onDelete }] : [];
    });

    it('declares every column that refers to a member', () => {
      const naming = [
        ...references.map(({ column }) => column),
        ...columns.map(({ name }) => name).filter((name) => LIKE_A_MEMBER.test(name)),
      ];
      for (const column of naming) expect(names, column).toHaveProperty(keys.get(column) ?? '');
    });

    it('has exported columns, or a reason for having none', () => {
      if ('not' in exported) return expect(exported.not.length).toBeGreaterThan(10);
      expect(rows).toBeDefined();
      expect(exported.length).toBeGreaterThan(0);
    });

    it('has foreign keys that match its declaration for deletions', () => {
      for (const { column, onDelete } of references) {
        const as = names[keys.get(column) ?? ''];
        if (as === 'own' && leaving === 'deleted') expect(onDelete, column).toBe('cascade');
        if (leaving !== 'deleted') expect(onDelete, column).toBe('set null');
      }
      // Rows that refer to a member without a foreign key need an `erase` method.
      const own = Object.entries(names).filter(([, as]) => as === 'own');
      const unseen = own.filter(
        ([key]) => table !== users && !references.some(({ column }) => keys.get(column) === key),
      );
      if (unseen.length > 0) expect(hasErase).toBe(true);
    });
  },
);
