import { z } from 'zod';
import { machine } from '../texts/written.ts';

/** A page of a list with the cursor of the next page; null on the last page. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** Query parameters of every list. `limit` is 1 to 100, 20 by default. The cursor is opaque. */
export const listQuery = {
  cursor: machine(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

/** An instant in UTC, ISO 8601. The database has no year 0. */
export const instant = z.iso
  .datetime()
  .refine((text) => !text.startsWith('0000'), 'This year is out of range.');

/** Version of a row that the caller has seen. */
export const seenVersionSchema = z.object({ version: z.int().min(1) }).meta({ id: 'SeenVersion' });
