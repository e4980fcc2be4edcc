import { MAX_UNREAD_COUNTED } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, exists, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { notificationEvents, notifications } from './notifications.table.ts';

type Position = [at: number, id: string];
const NOW = sql`clock_timestamp()`;
const { type, title, actorId, publishAt, href, app } = getTableColumns(notificationEvents);
const COLUMNS = { ...getTableColumns(notifications), type, title, actorId, publishAt, href, app };

/** Batch of an event's fan-out: members with ids above `after`, up to `upTo`. */
export interface FanoutRange {
  eventId: string;
  after: string;
  upTo: string;
}

/** Notifications to mark as read. `page`: a path with its query. */
export type ReadNotifications =
  | { ids: string[] }
  | { until: string }
  | { page: string }
  | { subject: string };

/** Notification with the facts of its event. */
export type NotificationInboxRow = Awaited<ReturnType<NotificationInboxRepository['findPage']>>[number];

@Injectable()
export class NotificationInboxRepository {
  constructor(private readonly database: Database) {}

  /** Returns notifications before the position, newest first. */
  findPage(userId: string, unread: boolean, before: Position | undefined, limit: number) {
    const which = and(
      eq(notifications.userId, userId),
      unread ? isNull(notifications.readAt) : undefined,
      before &&
        sql`(${notifications.createdAt}, ${notifications.id})
          < (${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::uuid)`,
    );
    return this.select(which).orderBy(desc(notifications.createdAt), desc(notifications.id)).limit(limit);
  }

  /** Returns the notifications of one batch. A batch has many members, so the event is read once and not joined. */
  async findFannedOut({ eventId, after, upTo }: FanoutRange): Promise<NotificationInboxRow[]> {
    const [event] = await this.database.queries
      .select({ type, title, actorId, publishAt, href, app })
      .from(notificationEvents)
      .where(eq(notificationEvents.id, eventId));
    if (!event) return [];
    const rows = await this.database.queries
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.eventId, eventId),
          gt(notifications.userId, after),
          lte(notifications.userId, upTo),
        ),
      );
    return rows.map((row) => ({ ...row, ...event }));
  }

  /** Returns the number of unread notifications of each member, capped. */
  async countUnread(userIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.database.queries.execute<{ member: string; count: number }>(sql`
      SELECT member, (SELECT count(*)::int FROM (SELECT 1 FROM ${notifications}
        WHERE user_id = member AND read_at IS NULL LIMIT ${MAX_UNREAD_COUNTED}) unread) AS count
      FROM unnest(${textArray(userIds)}) AS asked(member)`);
    return new Map(rows.map(({ member, count }) => [member, count]));
  }

  /**
   * Marks a member's notifications as read: by id, until an instant, by the page to which they link, or by subject.
   * @returns whether anything changed.
   */
  async markRead(userId: string, which: ReadNotifications): Promise<boolean> {
    const { rowCount } = await this.database.queries
      .update(notifications)
      .set({ readAt: NOW })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), this.chosenBy(which)));
    return (rowCount ?? 0) > 0;
  }

  private chosenBy(which: ReadNotifications): SQL {
    if ('ids' in which) return inArray(notifications.id, which.ids);
    if ('until' in which) return lte(notifications.createdAt, new Date(which.until));
    // Starts with the member's unread notifications and reads each event by id, so that the events need no index.
    const isMeant = 'page' in which ? leadsTo(which.page) : eq(notificationEvents.subject, which.subject);
    return exists(
      this.database.queries
        .select({ id: notificationEvents.id })
        .from(notificationEvents)
        .where(and(eq(notificationEvents.id, notifications.eventId), isMeant)),
    );
  }

  private select(which: SQL | undefined) {
    return this.database.queries
      .select(COLUMNS)
      .from(notifications)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notifications.eventId))
      .where(which)
      .$dynamic();
  }
}

/** Returns the condition that an event links to a page: to any fragment of it, and with any query if the link has none. */
function leadsTo(page: string): SQL {
  const [address = ''] = page.split('#');
  const [path = ''] = address.split('?');
  return inArray(sql`split_part(${href}, '#', 1)`, [address, path]);
}

function textArray(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::text[]`;
}
