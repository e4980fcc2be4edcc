import type { GrowingList } from './growing-list.ts';

/**
 * A tenth of all items is open, in four kinds; the others are closed. Of the open ones one in 50 is assigned to the caller, one in 100 is claimed, one in 20
 * is snoozed, one in
 * 20 is overdue, and most are of one kind.
 */
export const INBOX: GrowingList = {
  name: 'inbox',
  tables: ['inbox_items'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     VALUES ('bench|asks-inbox', 'i@d.test', 'Asks', 'asks-inbox') ON CONFLICT DO NOTHING`,
    `INSERT INTO inbox_items (kind, subject, title, note, href, opened_at, due_at, assignee_id, claimed_by, claimed_until,
       snoozed_until, snoozed_by, closed_at)
     SELECT CASE WHEN n % 50 = 0 THEN 'comment' WHEN n % 130 = 0 THEN 'punishment-appeal' WHEN n % 70 = 0 THEN 'application-appeal' ELSE 'application' END,
       'bench-' || n, 'Something that waits ' || n, 'Said ' || md5(n::text), '/inbox', at,
       CASE WHEN n % 200 = 0 THEN now() - n * interval '1 second' ELSE now() + n * interval '1 second' END,
       CASE WHEN n % 500 = 0 THEN 'bench|asks-inbox' END,
       CASE WHEN n % 1000 = 10 THEN 'bench|asks-inbox' END, CASE WHEN n % 1000 = 10 THEN now() + interval '30 minutes' END,
       CASE WHEN n % 200 = 20 THEN now() + interval '2 days' END, CASE WHEN n % 200 = 20 THEN 'bench|asks-inbox' END,
       CASE WHEN n % 10 <> 0 THEN at + interval '1 day' END
     FROM generate_series($1::int + 1, $2::int) n, LATERAL (SELECT '2026-01-01Z'::timestamptz + n * interval '10 seconds' AS at) made`,
  ],
  requests: [
    '/api/inbox?limit=20',
    '/api/inbox?limit=20&kind=comment',
    '/api/inbox?limit=20&kind=chat-message',
    '/api/inbox?limit=20&filter=mine',
    '/api/inbox?limit=20&filter=unassigned',
    '/api/inbox?limit=20&filter=overdue',
    '/api/inbox?limit=20&filter=snoozed',
    '/api/inbox?limit=20&filter=overdue&kind=punishment-appeal',
  ],
  role: 'OWNER',
};
