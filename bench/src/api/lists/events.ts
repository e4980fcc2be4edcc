import type { GrowingList } from './growing-list.ts';

const EVENT = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";

/**
 * One event each minute: one in 20 isn't published, one in five is for members, and one in ten for a role that the caller doesn't have. Each has a host and a
 * guest among
 * forty members; of the first thousand the caller attends one in 40, and hosts one in 50: a query of own events costs as much as the caller has.
 */
export const EVENTS: GrowingList = {
  name: 'events',
  tables: ['events', 'event_occurrences', 'event_hosts', 'event_rsvps'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'bench|asks-events', 'e@d.test', 'Asks', 'asks-events'
     UNION ALL SELECT 'guest|' || n, 'g' || n || '@d.test', 'Guest ' || n, 'guest' || n FROM generate_series(0, 39) n ON CONFLICT DO NOTHING`,
    // Triggers for counts and notifications are not measured.
    'ALTER TABLE event_rsvps DISABLE TRIGGER event_rsvps_count',
    `INSERT INTO events (id, title, body, category, starts_at, zone, minutes, place, audience, state, submitted_at, updated_at)
     SELECT ${EVENT}, 'Event ' || n, '{"type": "doc", "content": []}',
       (ARRAY['race','market','party','court','roleplay','meeting','training','charity'])[1 + n % 8], to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI'),
       'UTC', 60, '{"district": null, "point": null, "name": ""}', audience, CASE WHEN n % 20 = 3 THEN 'pending' ELSE 'published' END, at, at
     FROM generate_series($1::int + 1, $2::int) n, LATERAL (SELECT '2030-01-01Z'::timestamptz + n * interval '1 minute' AS at,
       CASE WHEN n % 10 = 7 THEN '{HELPER}'::text[] WHEN n % 5 = 1 THEN '{members}' ELSE '{everyone}' END AS audience) made`,
    `INSERT INTO event_occurrences (id, event_id, date, starts_at, ends_at, answers_until, code, listed, category, district, audience)
     SELECT ${EVENT}, ${EVENT}, at::date, at, at + interval '1 hour', at, 'AAAAAA', n % 20 <> 3, category,
       (ARRAY['ropewalk','tidewater','saltworks','cable-hill'])[1 + n % 4], audience
     FROM generate_series($1::int + 1, $2::int) n CROSS JOIN LATERAL (SELECT '2030-01-01Z'::timestamptz + n * interval '1 minute' AS at) made
       JOIN events ON events.id = ${EVENT}`,
    `INSERT INTO event_hosts (event_id, user_id, place)
     SELECT ${EVENT}, CASE WHEN n <= 1000 AND n % 50 = 5 THEN 'bench|asks-events' ELSE 'guest|' || n % 40 END, 0
     FROM generate_series($1::int + 1, $2::int) n`,
    `INSERT INTO event_rsvps (occurrence_id, user_id, status, answered_at)
     SELECT ${EVENT}, CASE WHEN n <= 1000 AND n % 40 = 0 THEN 'bench|asks-events' ELSE 'guest|' || (n + 7) % 40 END, 'going', '2026-01-01Z'
     FROM generate_series($1::int + 1, $2::int) n`,
    'ALTER TABLE event_rsvps ENABLE TRIGGER event_rsvps_count',
  ],
  requests: [
    '/api/events?limit=20&from=2030-01-01T00:00:00Z&to=2030-02-01T00:00:00Z',
    '/api/events?limit=20&from=2030-01-01T00:00:00Z',
    '/api/events?limit=20&from=2030-01-01T00:00:00Z&category=court',
    '/api/events?limit=20&from=2030-01-01T00:00:00Z&district=tidewater',
    '/api/events?limit=20&from=2030-01-01T00:00:00Z&mine=true',
    '/api/events/upcoming',
    '/api/events/mine?limit=20',
    '/api/events/mine?limit=20&part=hosting',
    '/api/events/plans?limit=20',
  ],
  role: 'USER',
};
