import { NOTIFICATION_DEFAULTS, notificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { membersAmong } from '../users/member-audience.ts';
import { notificationDeliveries, pushSubscriptions } from './deliveries.table.ts';
import { isAboutAccount } from './delivery.policy.ts';
import type { AudienceCondition } from './notification-audiences.service.ts';
import { type NotificationEventRow, notificationEvents, notifications } from './notifications.table.ts';
import { notificationPreferences } from './preferences.table.ts';

interface FanoutOptions {
  /** Roles with access to the event; undefined for every member. */
  roles: readonly string[] | undefined;
  /** Condition that a member belongs to the event's audience; undefined for every member. */
  among: AudienceCondition | undefined;
  /** Channels that are configured on this site. */
  offered: { email: boolean; push: boolean };
  limit: number;
}

interface FanoutBatch {
  /** Number of processed members. */
  members: number;
  /** Id of the last one. */
  last: string | null;
  /** Number of queued deliveries. */
  deliveries: number;
}

@Injectable()
export class FanoutRepository {
  constructor(private readonly database: Database) {}

  /** Inserts the notifications and deliveries of the next members, in one statement. */
  async insertBatch(
    event: NotificationEventRow,
    { roles, among, offered, limit }: FanoutOptions,
  ): Promise<FanoutBatch> {
    const { recipientId: only, excludedUserIds: except, fanoutCursor: after } = event;
    // Two concurrent fan-outs would not see each other's rows to merge.
    if (isMerged(event)) await this.database.lockNamed(`${event.type} ${event.subject}`);
    const at = sql`${event.createdAt.toISOString()}::timestamptz`;
    const members = membersAmong({
      roles,
      only,
      closed: isAboutAccount(event.type),
      among,
      except,
      after,
      limit,
    });
    const { rows } = await this.database.queries.execute<Record<string, unknown> & FanoutBatch>(sql`
      WITH members AS (${members}), chosen AS (${chosenChannels(event, offered)}),
      merged AS (${deleteMerged(event)}),
      inserted AS (
        INSERT INTO ${notifications} (event_id, user_id, count)
        SELECT ${event.id}, id, 1 + coalesce((SELECT sum(m.count) FROM merged m WHERE m.user_id = id), 0)
        FROM chosen WHERE in_app ON CONFLICT DO NOTHING
      ), deliveries AS (
        INSERT INTO ${notificationDeliveries} (event_id, user_id, channel, subscription_id, subject, created_at)
        SELECT ${event.id}::uuid, id, 'email', NULL, ${event.subject}::text, ${at} FROM chosen WHERE email
        UNION ALL
        SELECT ${event.id}::uuid, c.id, 'push', s.id, ${event.subject}::text, ${at} FROM chosen c
          JOIN ${pushSubscriptions} s ON s.user_id = c.id WHERE c.push
        ON CONFLICT DO NOTHING RETURNING 1
      )
      SELECT (SELECT count(*)::int FROM members) AS members, (SELECT max(id) FROM members) AS last,
        (SELECT count(*)::int FROM deliveries) AS deliveries`);
    const [batch] = rows;
    if (!batch) throw new Error(`The fan-out of ${event.id} returned no row.`);
    return batch;
  }
}

/** Returns the channels that each member wants. Channel and type must both be enabled, by the member's choice or by default. */
function chosenChannels({ type, app }: NotificationEventRow, offered: FanoutOptions['offered']): SQL {
  const row = notificationType(type);
  // An app's kind has its own defaults and switches.
  const choices = app ? sql`p.apps -> ${app.kind}::text` : sql`p.types -> ${type}::text`;
  const defaults = app?.channels ?? row;
  const wants = (channel: 'inApp' | 'email' | 'push', column: SQL) =>
    sql`coalesce(${column}, ${NOTIFICATION_DEFAULTS[channel]}::boolean)
      AND coalesce((${choices} ->> ${channel}::text)::boolean, ${defaults[channel]}::boolean)`;
  const marketing = row.marketing
    ? sql`coalesce(p.marketing, ${NOTIFICATION_DEFAULTS.marketing}::boolean)`
    : sql`true`;
  return sql`SELECT m.id,
      ${wants('inApp', sql`p.in_app`)} AS in_app,
      ${offered.email}::boolean AND m.has_mailbox AND ${marketing} AND ${wants('email', sql`p.email`)} AS email,
      ${offered.push}::boolean AND ${wants('push', sql`p.push`)} AS push
    FROM members m LEFT JOIN ${notificationPreferences} p ON p.user_id = m.id`;
}

/** Whether unread notifications of the same type and subject are merged. */
function isMerged({ type, recipientId }: NotificationEventRow): boolean {
  if (type === 'comment.posted') return recipientId !== null;
  return type === 'comment.reported' || type === 'estate.message' || type === 'estate.outbid';
}

/** Deletes earlier unread notifications of the same type and subject. The new one contains their count. */
function deleteMerged(event: NotificationEventRow): SQL {
  const { id, type, subject } = event;
  const earlier = sql`SELECT e.id FROM ${notificationEvents} e
    WHERE e.subject = ${subject} AND e.type = ${type} AND e.id <> ${id}`;
  return sql`DELETE FROM ${notifications} n USING chosen c
    WHERE ${isMerged(event)}::boolean AND c.in_app AND n.user_id = c.id AND n.read_at IS NULL
      AND n.event_id IN (${earlier}) RETURNING n.user_id, n.count`;
}
