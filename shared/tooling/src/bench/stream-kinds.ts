/** One kind of stream. */
export interface StreamKind {
  what: string;
  path: string;
  /** The event that every stream begins with, and the one that is counted. */
  greeting: string;
  event: string;
  /** Whether each listener is a member of their own. */
  signedIn: boolean;
  /** What has to be there before the message, if anything has, and what makes it heard. */
  before?: string;
  message: string;
}

/** The streams that the API keeps open for pages. */
export const STREAM_KINDS: readonly StreamKind[] = [
  {
    what: 'open event streams',
    ...{ path: '/api/live/events?topics=releases', greeting: 'set', event: 'set', signedIn: false },
    message: 'UPDATE registry_state SET seq = seq + 1',
  },
  {
    what: 'members who are told of notifications at once',
    ...{
      path: '/api/live/events?topics=notifications',
      greeting: 'unread',
      event: 'notification',
      signedIn: true,
    },
    before: `WITH event AS (
        INSERT INTO notification_events (type, subject, title, href, told_at)
        VALUES ('article.published', 'article:bench', 'The bench', '/news/bench', now()) RETURNING id
      )
      INSERT INTO notifications (event_id, user_id) SELECT event.id, users.id FROM event, users`,
    message: `SELECT pg_notify('notifications', json_build_object('what', 'told', 'eventId', id, 'after', '',
        'upTo', (SELECT max(id) FROM users))::text)
      FROM notification_events ORDER BY created_at DESC LIMIT 1`,
  },
];
