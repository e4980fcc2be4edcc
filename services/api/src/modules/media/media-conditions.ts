import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mediaUses } from './media.table.ts';

/** Returns the condition that the text with the id in this column shows a picture. */
export function showsPicture(ownerKind: string, ownerId: AnyPgColumn, mediaId: string): SQL {
  return sql`${ownerId}::text IN (SELECT ${mediaUses.ownerId} FROM ${mediaUses}
    WHERE ${mediaUses.ownerKind} = ${ownerKind} AND ${mediaUses.mediaId} = ${mediaId}::uuid)`;
}
