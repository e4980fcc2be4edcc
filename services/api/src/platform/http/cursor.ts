import { z } from 'zod';
import { invalidField } from '../errors/api-error.ts';
import { parsedJson, unstorableTexts } from '../text/untrusted-text.ts';

/** Latest instant that a cursor may contain, the end of year 9999: beyond it PostgreSQL and JavaScript disagree. */
const LAST_INSTANT = 253_402_300_799_999;

/** An instant inside a cursor, in milliseconds. */
export const cursorInstant = z.int().min(0).max(LAST_INSTANT);

/** Position in a list that is ordered by a time and an id. */
export const instantPosition = z.tuple([cursorInstant, z.uuid()]);

/** Number of a revision inside a cursor. */
export const cursorNumber = z.int().min(1).max(2_147_483_647);

/** A page of a list. The cursor requests the next page; it is null on the last. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Encodes the position where a page ended, as a string that is opaque to the caller. */
function encodeCursor(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Returns the position in a cursor; undefined for the first page. @throws INPUT_INVALID when the cursor wasn't made by this API. */
export function decodeCursor<T extends z.ZodType>(
  cursor: string | undefined,
  position: T,
): z.output<T> | undefined {
  if (cursor === undefined) return undefined;
  const read = position.safeParse(parsedJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success || unstorableTexts(read.data, '').length > 0) {
    throw invalidField('query.cursor', 'This is no cursor of this list.');
  }
  return read.data;
}

/** Returns a page from `limit + 1` rows: the extra row only indicates that there are more. */
export function toPage<R, T>(
  rows: readonly R[],
  limit: number,
  toItem: (row: R) => T,
  positionOf: (row: R) => readonly unknown[],
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null,
  };
}
