import type { MemberPictureKind } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Pictures and banners of members. Their bytes are in the file store, under the kind and the name. */
export const memberPictures = pgTable(
  'member_pictures',
  {
    /** Random, unguessable name; its content never changes. */
    file: text('file').primaryKey(),
    /** Null after the member is deleted: the cleaning removes the bytes and then the row. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<MemberPictureKind>().notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** Time of removal; null for the picture that is shown. */
    removeAfter: instantColumn('remove_after'),
  },
  (table) => [
    check('member_pictures_kinds', sql`${table.kind} IN ('avatar', 'banner')`),
    index('member_pictures_by_member').on(table.memberId),
    index('member_pictures_to_remove')
      .on(table.removeAfter)
      .where(sql`${table.removeAfter} IS NOT NULL OR ${table.memberId} IS NULL`),
  ],
);

export type MemberPictureRow = typeof memberPictures.$inferSelect;
