import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import { submissions } from './submissions.table.ts';

/**
 * Interview slots of reviewers. An exclusion constraint of the migration prevents overlapping slots of one interviewer, which Drizzle can't
 * express.
 */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    interviewerId: text('interviewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    place: text('place').notNull(),
    /** Submission that has booked it; null while it is free. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    unique('interview_slots_one_of_submission').on(table.submissionId),
    check('interview_slots_last', sql`${table.endsAt} > ${table.startsAt}`),
    index('interview_slots_by_interviewer').on(table.interviewerId, table.startsAt),
    index('interview_slots_free').on(table.startsAt).where(sql`${table.submissionId} IS NULL`),
  ],
);

export type SlotRow = typeof interviewSlots.$inferSelect;
