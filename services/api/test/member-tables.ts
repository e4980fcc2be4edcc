import 'reflect-metadata';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  MemberData,
  type MemberDataOptions,
  type MemberDataOwner,
} from '../src/platform/member-data/member-data.ts';
import type { Declaration } from '../src/platform/member-data/member-table.ts';

interface OwnedTable extends Declaration {
  /** Whether the owner of the table has an `erase` method. */
  hasErase: boolean;
}

const source = join(import.meta.dirname, '../src');
const files: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.member-data.ts', { cwd: source }).map((file) => import(join(source, file))),
);

/** Tables that the decorators in all `*.member-data.ts` files declare. */
export const MEMBER_TABLES: OwnedTable[] = files.flatMap((file) => Object.values(file)).flatMap(tablesOf);

function tablesOf(exported: unknown): OwnedTable[] {
  if (typeof exported !== 'function') return [];
  const options: MemberDataOptions | undefined = Reflect.getMetadata(MemberData.KEY, exported);
  const owner: MemberDataOwner = exported.prototype;
  return (options?.tables ?? []).map((table) => ({ ...table, hasErase: owner.erase !== undefined }));
}
