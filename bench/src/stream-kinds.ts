/** A kind of event stream. */
export interface StreamKind {
  what: string;
  path: string;
  /** The first event of every stream, and the event that is counted. */
  greeting: string;
  event: string;
  /** Whether each subscriber is a different member. */
  signedIn: boolean;
  /** Statement before the message, if any, and the statement that sends it. */
  before?: string;
  message: string;
}

/** The API's event streams for pages. */
export const STREAM_KINDS: readonly StreamKind[] = [
  {
    what: 'open event streams',
    path: '/api/live/events?topics=releases',
    greeting: 'set',
    event: 'set',
    signedIn: false,
    message: 'UPDATE registry_state SET seq = seq + 1',
  },
  {
    what: 'members who get a notification simultaneously',
    path: '/api/live/events?topics=notifications',
    greeting: 'unread',
    event: 'notification',
    signedIn: true,
    before: `WITH event AS (
        INSERT INTO notification_events (type, subject, title, href, fanout_ended_at)
        VALUES ('article.published', 'article:bench', 'The bench', '/news/bench', now()) RETURNING id
      )
      INSERT INTO notifications (event_id, user_id) SELECT event.id, users.id FROM event, users`,
    message: `SELECT pg_notify('notifications', json_build_object('what', 'told', 'eventId', id, 'after', '',
        'upTo', (SELECT max(id) FROM users))::text)
      FROM notification_events ORDER BY created_at DESC LIMIT 1`,
  },
  {
    what: 'viewers who are told who is live',
    path: '/api/live/events?topics=streams',
    greeting: 'count',
    event: 'now',
    signedIn: false,
    before: `WITH member AS (
        INSERT INTO users (id, email, full_name, username)
        VALUES ('bench|streamer', 's@d.test', 'Streamer', 'bench-streamer')
        ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name RETURNING id
      ), streamer AS (
        INSERT INTO streamers (member_id, state, platform, channel, characters, language)
        SELECT id, 'approved', 'twitch', 'bench', '{Pike}', 'en' FROM member WHERE NOT EXISTS (SELECT FROM streamers) RETURNING id
      )
      INSERT INTO stream_sessions (streamer_id, source, title, started_at, figures_at)
      SELECT id, 'switch', 'The bench', now(), now() FROM streamer`,
    message: `WITH changed AS (UPDATE stream_sessions SET title = title || '.' RETURNING id)
      SELECT pg_notify('streams', '') FROM changed`,
  },
];
