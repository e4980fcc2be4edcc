import { NOTIFICATION_DEFAULTS, notificationType, type RoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { membersAmong } from '../users/member-audience.ts';
import { notificationDeliveries, pushSubscriptions } from './deliveries.table.ts';
import { type EventRow, notificationEvents, notifications } from './notifications.table.ts';
import { notificationPreferences } from './preferences.table.ts';

export interface Telling {
  /** Who may know, by role; undefined when everybody may. */
  roles: readonly RoleName[] | undefined;
  /** What this site can send. */
  offered: { email: boolean; push: boolean };
  limit: number;
}

/** What one step of telling did: how many members it looked at, the last of them, and how much is to be sent. */
interface ToldBatch {
  members: number;
  last: string | null;
  letters: number;
}

@Injectable()
export class TellingRepository {
  constructor(private readonly database: Database) {}

  /** Tells an event to the next members, in one statement: their notifications, and what is to be sent to them. */
  async tell(event: EventRow, { roles, offered, limit }: Telling): Promise<ToldBatch> {
    const { recipientId: only, spared: except, toldUpTo: after } = event;
    if (isGathered(event)) await this.waitFor(event);
    const members = membersAmong({ roles, only, except, after, limit });
    const { rows } = await this.database.queries.execute<Record<string, unknown> & ToldBatch>(sql`
      WITH members AS (${members}), chosen AS (${chosenChannels(event, offered)}),
      gathered AS (${gathering(event)}),
      told AS (
        INSERT INTO ${notifications} (event_id, user_id, count)
        SELECT ${event.id}, id, 1 + coalesce((SELECT sum(g.count) FROM gathered g WHERE g.user_id = id), 0)
        FROM chosen WHERE in_app ON CONFLICT DO NOTHING
      ), letters AS (
        INSERT INTO ${notificationDeliveries} (event_id, user_id, channel, subscription_id)
        SELECT ${event.id}::uuid, id, 'email', NULL FROM chosen WHERE email
        UNION ALL
        SELECT ${event.id}::uuid, c.id, 'push', s.id FROM chosen c
          JOIN ${pushSubscriptions} s ON s.user_id = c.id WHERE c.push
        ON CONFLICT DO NOTHING RETURNING 1
      )
      SELECT (SELECT count(*)::int FROM members) AS members, (SELECT max(id) FROM members) AS last,
        (SELECT count(*)::int FROM letters) AS letters`);
    const [batch] = rows;
    if (!batch) throw new Error(`Telling ${event.id} came to nothing.`);
    return batch;
  }

  /** Waits until nobody else tells of the same: two at once would not see each other, and both would stand. */
  private async waitFor({ type, subject }: EventRow): Promise<void> {
    await this.database.queries.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${type} ${subject}`}, 0))`,
    );
  }
}

/** On which channels each member wants to hear of it: both the channel and the type have to be on, or not chosen and on by default. */
function chosenChannels({ type }: EventRow, offered: Telling['offered']): SQL {
  const row = notificationType(type);
  const wants = (channel: 'inApp' | 'email' | 'push', column: SQL) =>
    sql`coalesce(${column}, ${NOTIFICATION_DEFAULTS[channel]}::boolean)
      AND coalesce((p.types -> ${type}::text ->> ${channel}::text)::boolean, ${row[channel]}::boolean)`;
  const marketing = row.marketing
    ? sql`coalesce(p.marketing, ${NOTIFICATION_DEFAULTS.marketing}::boolean)`
    : sql`true`;
  return sql`SELECT m.id,
      ${wants('inApp', sql`p.in_app`)} AS in_app,
      ${offered.email}::boolean AND m.profile_known AND ${marketing} AND ${wants('email', sql`p.email`)} AS email,
      ${offered.push}::boolean AND ${wants('push', sql`p.push`)} AS push
    FROM members m LEFT JOIN ${notificationPreferences} p ON p.user_id = m.id`;
}

/** Of what happens to one member's own again and again, what wasn't read becomes one. */
function isGathered({ type, recipientId }: EventRow): boolean {
  return type === 'comment.posted' && recipientId !== null;
}

/** Earlier ones about the same that weren't read: the new one stands for them. */
function gathering(event: EventRow): SQL {
  const { id, type, subject } = event;
  const earlier = sql`SELECT e.id FROM ${notificationEvents} e
    WHERE e.subject = ${subject} AND e.type = ${type} AND e.id <> ${id}`;
  return sql`DELETE FROM ${notifications} n USING chosen c
    WHERE ${isGathered(event)}::boolean AND c.in_app AND n.user_id = c.id AND n.read_at IS NULL
      AND n.event_id IN (${earlier}) RETURNING n.user_id, n.count`;
}
