import {
  APPEAL_STATES,
  type AppealState,
  IN_FORCE,
  PUNISHMENT_KINDS,
  PUNISHMENT_STATES,
  type PunishmentKind,
  type PunishmentState,
} from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

const memberId = () =>
  text('member_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/** Member of the staff; null for the site, and after they are deleted. */
const staffId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** Warnings and punishments of members. Those in force determine the state of the account, which is stored in `users`. */
export const punishments = pgTable(
  'punishments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    kind: text('kind').$type<PunishmentKind>().notNull(),
    state: text('state').$type<PunishmentState>().notNull().default('active'),
    reason: text('reason').notNull(),
    /** Server rule, and the revision that was cited. Cited rules are never deleted. */
    ruleId: text('rule_id'),
    ruleRevision: integer('rule_revision'),
    imposedBy: staffId('imposed_by'),
    startsAt: instantColumn('starts_at').notNull().default(sql`clock_timestamp()`),
    /** Null for no end. */
    endsAt: instantColumn('ends_at'),
    /** Time when it ended or was lifted. */
    overAt: instantColumn('over_at'),
    liftedBy: staffId('lifted_by'),
    liftReason: text('lift_reason'),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => {
    const inForce = sql`${table.state} IN ${amongTexts(IN_FORCE)}`;
    return [
      check('punishments_kinds', sql`${table.kind} IN ${amongTexts(PUNISHMENT_KINDS)}`),
      check('punishments_states', sql`${table.state} IN ${amongTexts(PUNISHMENT_STATES)}`),
      check('punishments_over', sql`(${table.overAt} IS NULL) = (${inForce})`),
      check('punishments_rule', sql`(${table.ruleId} IS NULL) = (${table.ruleRevision} IS NULL)`),
      check('punishments_suspensions_end', sql`${table.kind} <> 'suspension' OR ${table.endsAt} IS NOT NULL`),
      // At most one restriction, suspension and ban each, also with concurrent requests.
      uniqueIndex('punishments_one_in_force')
        .on(table.memberId, table.kind)
        .where(sql`${inForce} AND ${table.kind} <> 'warning'`),
      index('punishments_of_member').on(table.memberId, table.startsAt, table.id),
      index('punishments_due').on(table.endsAt).where(sql`${inForce} AND ${table.endsAt} IS NOT NULL`),
      index('punishments_by_imposer').on(table.imposedBy),
      index('punishments_by_lifter').on(table.liftedBy),
    ];
  },
);

/** Appeals: one per punishment. */
export const punishmentAppeals = pgTable(
  'punishment_appeals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    punishmentId: uuid('punishment_id')
      .notNull()
      .references(() => punishments.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    state: text('state').$type<AppealState>().notNull().default('open'),
    answer: text('answer'),
    decidedBy: staffId('decided_by'),
    decidedAt: instantColumn('decided_at'),
  },
  (table) => [
    check('punishment_appeals_states', sql`${table.state} IN ${amongTexts(APPEAL_STATES)}`),
    check('punishment_appeals_decided', sql`(${table.decidedAt} IS NULL) = (${table.state} = 'open')`),
    unique('punishment_appeals_once').on(table.punishmentId),
    index('punishment_appeals_open').on(table.at, table.id).where(sql`${table.state} = 'open'`),
    index('punishment_appeals_by_decider').on(table.decidedBy),
  ],
);

/** Internal notes of the staff about members. Endpoints of the member concerned must not read them. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    authorId: staffId('author_id'),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('member_notes_of_member').on(table.memberId, table.at, table.id),
    index('member_notes_by_author').on(table.authorId),
  ],
);

export type PunishmentRow = typeof punishments.$inferSelect;
export type NewPunishmentRow = typeof punishments.$inferInsert;
export type AppealRow = typeof punishmentAppeals.$inferSelect;
export type MemberNoteRow = typeof memberNotes.$inferSelect;
