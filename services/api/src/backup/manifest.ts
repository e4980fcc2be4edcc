import { z } from 'zod';

const table = z.object({
  name: z.string(),
  /** Stored columns, in the order of the dump. */
  columns: z.array(z.string()),
  /** Number of rows in the dump. */
  rows: z.int().min(0),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, in UTC. */
  madeAt: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Last value of each used sequence. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** All files besides the database, by their path in the backup, with their SHA-256 in hexadecimal. */
  files: z.record(z.string(), z.string()),
});

/** Description of a backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type DumpedTable = z.output<typeof table>;

/** Returns the total number of rows in a backup. */
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
