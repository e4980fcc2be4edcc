import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DECLARATIONS } from '../src/modules/personal-data/declarations/index.ts';
import type { Declaration } from '../src/platform/member-data/member-table.ts';

const source = join(import.meta.dirname, '../src');
const owned: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.member-data.ts', { cwd: source }).map((file) => import(join(source, file))),
);

/** Tables that modules declare next to them, and those that have no owner yet. */
export const MEMBER_TABLES: Declaration[] = [
  ...owned.flatMap((file) => Object.values(file).filter(Array.isArray).flat()),
  ...DECLARATIONS,
];
