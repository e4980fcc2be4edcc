import { DELETED_MEMBER } from '@boardwalk/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { declare, impersonal } from '../../../platform/member-data/member-table.ts';
import {
  articleReactions,
  commentMentions,
  commentReports,
  comments,
} from '../../comments/comments.table.ts';
import { feedItems } from '../../feed/feed.table.ts';
import { mediaUses } from '../../media/media.table.ts';
import { notificationDeliveries, pushSubscriptions } from '../../notifications/deliveries.table.ts';
import { notificationEvents, notifications } from '../../notifications/notifications.table.ts';
import { notificationPreferences } from '../../notifications/preferences.table.ts';

const THREADS = 'Others have answered: threads read on. Nothing says any more who wrote it.';
const PUBLISHED = 'What was written for the site stays with the site, without its author.';

/** A text in which a member was mentioned, with nobody in their place. */
function withoutHandle(text: SQL): SQL {
  const handle = sql`replace(${commentMentions.handle}, '.', '\\.')`;
  return sql`regexp_replace(${text}, '@' || ${handle} || '(?![a-z0-9_])', ${`@${DELETED_MEMBER.username}`}, 'gi')`;
}

/** What members wrote, read and are told. */
export const WRITING_DECLARATIONS = [
  declare(comments, {
    names: { authorId: 'own', removedBy: 'acted' },
    exported: ['id', 'articleId', 'eventId', 'parentId', 'text', 'state', 'createdAt', 'editedAt'],
    leaving: { stays: THREADS },
  }),
  declare(commentReports, {
    names: { reporterId: 'own' },
    exported: ['commentId', 'kind', 'reason', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(commentMentions, {
    names: { memberId: 'own' },
    exported: ['commentId', 'notifiedAt'],
    leaving: 'deleted',
    // What others wrote stays, without the handle in it.
    erase: ({ id }) => [
      sql`UPDATE ${comments} SET text = ${withoutHandle(sql`text`)} FROM ${commentMentions}
        WHERE ${commentMentions.commentId} = ${comments.id} AND ${commentMentions.memberId} = ${id}`,
      sql`UPDATE ${commentReports} SET comment_text = ${withoutHandle(sql`comment_text`)} FROM ${commentMentions}
        WHERE ${commentMentions.commentId} = ${commentReports.commentId} AND ${commentMentions.memberId} = ${id}`,
    ],
  }),
  declare(articleReactions, {
    names: { memberId: 'own' },
    exported: ['articleId', 'kind', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(feedItems, {
    names: { authorId: 'own' },
    exported: ['kind', 'title', 'body', 'href', 'publishedAt'],
    leaving: { stays: PUBLISHED },
  }),
  declare(notificationEvents, {
    names: { recipientId: 'own', actorId: 'acted' },
    exported: ['type', 'title', 'href', 'createdAt'],
    leaving: 'deleted',
    erase: ({ id, opaque }) => [
      sql`DELETE FROM ${notificationEvents} WHERE ${notificationEvents.recipientId} = ${id}`,
      sql`UPDATE ${notificationEvents} SET actor_id = ${opaque} WHERE ${notificationEvents.actorId} = ${id}`,
      sql`UPDATE ${notificationEvents} SET excluded_user_ids = array_remove(excluded_user_ids, ${id}) WHERE ${id} = ANY(${notificationEvents.excludedUserIds})`,
      // While an event is fanned out its cursor is the id of a member.
      sql`UPDATE ${notificationEvents} SET fanout_cursor = '' WHERE fanout_cursor = ${id} AND ${notificationEvents.fanoutEndedAt} IS NOT NULL`,
    ],
  }),
  declare(notifications, {
    names: { userId: 'own' },
    exported: ['eventId', 'count', 'createdAt', 'readAt'],
    leaving: 'deleted',
  }),
  declare(notificationDeliveries, {
    names: { userId: 'own' },
    exported: ['eventId', 'channel', 'state', 'settledAt'],
    leaving: 'deleted',
  }),
  declare(pushSubscriptions, {
    names: { userId: 'own' },
    exported: ['endpoint', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(notificationPreferences, {
    names: { userId: 'own' },
    exported: ['inApp', 'email', 'push', 'marketing', 'types', 'language'],
    leaving: 'deleted',
  }),
  impersonal(mediaUses, 'Which text shows which picture.'),
];
