import { type AuditEntry, DELETED_MEMBER } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import type { LeavingMember } from '../../platform/member-data/member-table.ts';
import { auditEntries } from './audit.table.ts';

/** Entries per statement, so that each one ends before the statement timeout, however long the log is. */
const BATCH_SIZE = 5_000;
/** Types of targets whose label may be the name of a member. Labels of other types are titles, which equal a name only by coincidence. */
const NAMED_TARGETS: readonly AuditEntry['target']['type'][] = ['inbox-item', 'notification', 'site'];

const { actor, target, before, after } = auditEntries;
const LABEL = JSON.stringify(DELETED_MEMBER.fullName);

@Injectable()
export class AuditErasureRepository {
  constructor(private readonly database: Database) {}

  /** Returns the full names and handles under which the log contains a member, including earlier ones. */
  async namesOf(memberId: string): Promise<{ fullNames: string[]; usernames: string[] }> {
    const { rows } = await this.database.queries.execute<{ name: string; handle: string | null }>(sql`
      SELECT DISTINCT ${actor} ->> 'fullName' AS name, ${actor} ->> 'username' AS handle FROM ${auditEntries}
      WHERE ${actor} ->> 'id' = ${memberId} UNION
      SELECT DISTINCT ${target} ->> 'label', NULL FROM ${auditEntries}
      WHERE ${target} ->> 'type' = 'user' AND ${target} ->> 'id' = ${memberId}`);
    const known = (values: (string | null)[]) => [...new Set(values.filter((value) => value))] as string[];
    return {
      fullNames: known(rows.map(({ name }) => name)),
      usernames: known(rows.map(({ handle }) => handle)),
    };
  }

  /** Replaces the labels of entries about these targets, which contain the member's name. */
  async relabel(
    type: AuditEntry['target']['type'],
    ids: readonly string[],
    withValues: boolean,
  ): Promise<void> {
    if (ids.length === 0) return;
    const values = withValues ? sql`, before = NULL, after = NULL` : sql``;
    await this.database.queries.execute(sql`
      UPDATE ${auditEntries} SET target = jsonb_set(target, '{label}', ${LABEL}::jsonb)${values}
      WHERE ${target} ->> 'type' = ${type} AND ${target} ->> 'id' = ANY(${sql.param([...ids])}::text[])`);
  }

  /** Anonymizes the member in the whole log, in batches. Must run inside the transaction that deletes the member. */
  async forget(member: LeavingMember): Promise<void> {
    this.database.requireTransaction();
    const { id, opaque, fullNames } = member;
    const nobody = JSON.stringify({ ...DELETED_MEMBER, id: opaque, avatarUrl: undefined });
    const isAbout = sql`(${target} ->> 'type' IN ('user', 'member-note') AND ${target} ->> 'id' = ${id})`;
    const isTheirs = sql`coalesce(${actor} ->> 'id' = ${id}, false)`;
    const types = sql`ANY(${sql.param([...NAMED_TARGETS])}::text[])`;
    const labels = sql`ANY(${sql.param([...fullNames])}::text[])`;
    const isNamed = sql`(${target} ->> 'type' = ${types} AND ${target} ->> 'label' = ${labels})`;
    const { mentions, without } = replacing(member);
    const set = sql`
      actor = CASE WHEN ${isTheirs} THEN ${nobody}::jsonb ELSE actor END,
      target = CASE WHEN ${isAbout} THEN target || jsonb_build_object('id', ${opaque}::text, 'label', ${LABEL}::jsonb)
        WHEN ${isNamed} THEN jsonb_set(target, '{label}', ${LABEL}::jsonb) ELSE target END,
      before = CASE WHEN ${isAbout} THEN NULL WHEN ${mentions(before)} THEN ${without(before)} ELSE before END,
      after = CASE WHEN ${isAbout} THEN NULL WHEN ${mentions(after)} THEN ${without(after)} ELSE after END`;
    const isConcerned = sql`(${isAbout} OR ${isTheirs} OR ${isNamed} OR ${mentions(before)} OR ${mentions(after)})`;
    for (let from: SQL = sql`true`; ; ) {
      const { rows } = await this.database.queries.execute<{ at: string; id: string; count: number }>(sql`
        SELECT at::text, id, (count(*) OVER ())::int AS count FROM (
          SELECT at, id FROM ${auditEntries} WHERE ${from} ORDER BY at, id LIMIT ${BATCH_SIZE}) batch
        ORDER BY batch.at DESC, batch.id DESC LIMIT 1`);
      const [last] = rows;
      if (!last) return;
      const place = sql`(${last.at}::timestamptz, ${last.id}::uuid)`;
      await this.database.queries.execute(
        sql`UPDATE ${auditEntries} SET ${set} WHERE ${from} AND (at, id) <= ${place} AND ${isConcerned}`,
      );
      if (last.count < BATCH_SIZE) return;
      from = sql`(at, id) > ${place}`;
    }
  }
}

/** Replaces values in others' entries that are exactly a name, a handle or the id of the member. */
function replacing({ id, opaque, fullNames, usernames }: LeavingMember) {
  const replaced: [from: string, to: string][] = [
    [id, opaque],
    ...fullNames.map((name): [string, string] => [name, DELETED_MEMBER.fullName]),
    ...usernames.map((name): [string, string] => [name, DELETED_MEMBER.username]),
  ];
  const quoted = replaced.map(([from, to]) => ({ from: JSON.stringify(from), to: JSON.stringify(to) }));
  return {
    mentions: (column: SQLWrapper) =>
      sql`(${column} IS NOT NULL AND (${sql.join(
        quoted.map(({ from }) => sql`strpos(${column}::text, ${from}) > 0`),
        sql` OR `,
      )}))`,
    without: (column: SQLWrapper) =>
      sql`(${quoted.reduce((text, { from, to }) => sql`replace(${text}, ${from}, ${to})`, sql`${column}::text`)})::jsonb`,
  };
}
