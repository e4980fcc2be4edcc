import { z } from 'zod';

const table = z.object({
  name: z.string(),
  /** Those that are stored, in the order of the dump. */
  columns: z.array(z.string()),
  /** How many rows the dump holds. */
  rows: z.int().min(0),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, in UTC. */
  madeAt: z.iso.datetime(),
  /** The names of the migrations that the database had, in order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** The last value of each sequence that was used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Every file beside the database, as a path within the backup, with its SHA-256 in hexadecimal. */
  files: z.record(z.string(), z.string()),
});

/** What a backup says of itself. */
export type Manifest = z.output<typeof manifestSchema>;
export type DumpedTable = z.output<typeof table>;

/** How many rows a backup holds in all. */
export function rowsOf({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, table) => sum + table.rows, 0);
}

/** @throws Error when the text is no manifest that this version can read. */
export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error('This is no backup that this version of Boardwalk can read.', { cause: error });
  }
}
