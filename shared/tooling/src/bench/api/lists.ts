import type { RoleName } from '@boardwalk/contracts';

/** A list whose first page must cost the same however long it is. One more list is one more entry. */
export interface GrowingList {
  name: string;
  /** The tables that grow, as they are called in plans. */
  tables: readonly string[];
  /** Makes the rows numbered $1 + 1 to $2. */
  fill: readonly string[];
  /** What is asked: without a filter, and with each. Of several as frequent words the middle one counts: where their rows stand is luck. */
  requests: readonly (string | readonly string[])[];
  /** A role that may ask. */
  role: RoleName;
}

/** The team stays as it is however many members there are; a tenth of them are whitelisted. Names have nothing to do with handles. */
const MEMBERS: GrowingList = {
  name: 'users',
  tables: ['users', 'role_assignments'],
  fill: [
    `INSERT INTO users (id, email, full_name, username, created_at, last_seen_at, account_state)
     SELECT 'bench|' || n, 'm' || n || '@d' || n % 97 || '.test',
       (ARRAY['Ada','Bea','Cem','Dov','Eli','Fay','Gus','Hal','Ida','Jon'])[1 + abs(hashint4(n) % 10)] || ' ' || md5(n::text),
       'member' || n, now() - n * interval '1 second', now() - n * interval '1 minute',
       CASE WHEN n % 40 = 0 THEN 'banned' ELSE 'active' END
     FROM generate_series($1::int + 1, $2::int) n`,
    `INSERT INTO role_assignments (user_id, role, source)
     SELECT 'bench|' || n,
       CASE WHEN n <= 100 THEN 'STAFF' WHEN n <= 300 THEN 'HELPER' ELSE 'WHITELISTED' END, 'site'
     FROM generate_series($1::int + 1, $2::int) n WHERE n % 10 = 0`,
  ],
  requests: [
    '/api/users?limit=20',
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((first) => `/api/users?limit=20&search=member${first}`),
    '/api/users?limit=20&search=ada',
    '/api/users?limit=20&search=e',
    '/api/users?limit=20&search=m777@d1',
    '/api/users?limit=20&search=nobody-is-called-this',
    '/api/users?limit=20&role=staff',
    '/api/users?limit=20&role=user',
    '/api/users?limit=20&role=whitelisted',
    '/api/users?limit=20&role=admin',
    '/api/users?limit=20&sort=joined',
    '/api/users?limit=20&sort=seen',
    '/api/users?limit=20&state=banned',
    '/api/users?limit=20&search=ada&role=helper',
    '/api/members/member777',
  ],
  role: 'OWNER',
};

/** One entry in 40 is of a rare kind, and one in 50 by each member and about each: a thousand fill a page with them. */
const AUDIT: GrowingList = {
  name: 'audit',
  tables: ['audit_entries'],
  fill: [
    `INSERT INTO audit_entries (at, action, actor, target, before, after)
     SELECT now() - ($2::int - n) * interval '1 second',
       CASE WHEN n % 40 = 0 THEN 'role.removed' WHEN n % 10 = 0 THEN 'role.assigned' ELSE 'profile.updated' END,
       jsonb_build_object('id', 'bench|' || n % 50, 'fullName', 'Ada', 'username', 'ada' || n % 50),
       jsonb_build_object('type', 'user', 'id', 'bench|' || n % 1000, 'label', 'Bea ' || n % 50),
       '{"bio": ""}'::jsonb, '{"bio": "Here."}'::jsonb
     FROM generate_series($1::int + 1, $2::int) n`,
  ],
  requests: [
    '/api/audit?limit=20',
    '/api/audit?limit=20&action=role.removed',
    '/api/audit?limit=20&action=user.joined',
    '/api/audit?limit=20&actor=ada7',
    '/api/audit?limit=20&actor=nobody',
    '/api/audit?limit=20&type=user',
    '/api/audit?limit=20&type=role',
    '/api/audit?limit=20&target=bea%207',
    '/api/audit?limit=20&actor=ada7&action=profile.updated&type=user',
    '/api/audit?limit=20&from=2026-01-01T00:00:00Z',
    '/api/audit?limit=20&to=2020-01-01T00:00:00Z',
  ],
  role: 'OWNER',
};

/**
 * Nine in ten are published, one each second. `harbour` stands in every article, `ferry` in one of ten, `cormorant` in twenty however many
 * there are. One in 40 has the tag `t7`, every second one the tag `harbour`.
 */
const NEWS: GrowingList = {
  name: 'articles',
  tables: ['articles', 'article_tags', 'article_reads'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'writer|' || n, 'w' || n || '@d.test', 'Writer ' || n, 'writer' || n FROM generate_series($1::int + 1, $2::int) n WHERE n <= 40`,
    `INSERT INTO articles (id, slug, title, summary, body, body_text, category, tags, state, published_at, author_id, created_at, updated_at)
     SELECT gen_random_uuid(), 'bench-' || n, 'News of the harbour ' || n, 'What happened at berth ' || n % 500, '{}',
       CASE WHEN n % 10 = 0 THEN 'The ferry was late. ' ELSE '' END ||
         CASE WHEN n <= 1000 AND n % 50 = 1 THEN 'A cormorant sat there. ' ELSE '' END || 'Seen at the quay, ' || md5(n::text),
       (ARRAY['city','crime','business','people','server','events'])[1 + n % 6],
       array_remove(ARRAY['t' || n % 40, CASE WHEN n % 2 = 0 THEN 'harbour' END], NULL),
       CASE WHEN n % 10 = 9 THEN 'draft' ELSE 'published' END, CASE WHEN n % 10 = 9 THEN NULL ELSE at END, 'writer|' || 1 + n % 40, at, at
     FROM generate_series($1::int + 1, $2::int) n, LATERAL (SELECT '2026-01-01Z'::timestamptz + n * interval '1 second' AS at) moment`,
    `INSERT INTO article_tags (article_id, tag, category, pinned, published_at)
     SELECT id, unnest(tags), category, false, published_at FROM articles
     WHERE state = 'published' AND slug = ANY (SELECT 'bench-' || n FROM generate_series($1::int + 1, $2::int) n)`,
    `INSERT INTO article_reads (user_id, article_id)
     SELECT author_id, id FROM articles WHERE slug = ANY (SELECT 'bench-' || n FROM generate_series($1::int + 1, $2::int) n)`,
  ],
  requests: [
    '/api/articles?limit=20',
    '/api/articles?limit=20&category=crime',
    '/api/articles?limit=20&tag=t7',
    '/api/articles?limit=20&tag=harbour',
    '/api/articles?limit=20&tag=harbour&category=city',
    '/api/articles?limit=20&search=harbour',
    '/api/articles?limit=20&search=ferry',
    '/api/articles?limit=20&search=cormorant',
    '/api/articles?limit=20&search=nobody-wrote-this',
    '/api/articles/tags',
    '/api/articles/unread',
    '/api/articles/desk?limit=20&scope=all',
    '/api/articles/desk?limit=20&scope=all&state=draft',
    '/api/articles/desk?limit=20&scope=mine',
  ],
  role: 'OWNER',
};

/** The ids of the three forms end in 0 to 2. */
const FORM = '00000000-0000-4000-8000-00000000000';
const ONE_FORM = `${FORM}1`;

/**
 * Applicants are the members above, so it comes after them. One in twenty waits in the queue, which grows with the rest; of these one in twenty is
 * overdue, some are claimed, and some assigned to who asks.
 */
const SUBMISSIONS: GrowingList = {
  name: 'submissions',
  tables: ['submissions', 'users'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     VALUES ('bench|asks-submissions', 'a@d.test', 'Asks', 'asks-submissions') ON CONFLICT DO NOTHING`,
    `INSERT INTO forms (id, slug, title, state, published_version, changed, definition, settings)
     SELECT ('${FORM}' || n)::uuid, 'form-' || n, 'Form ' || n, 'open', 1, false, '{"fields": []}',
       '{"cooldownDays": 7, "dueHours": 72, "interview": "never", "rubric": [], "templates": [], "approval": {"role": null, "whitelist": false, "chat": false}}'
     FROM generate_series(0, 2) n ON CONFLICT DO NOTHING`,
    `INSERT INTO form_versions (form_id, number, definition)
     SELECT id, 1, definition FROM forms ON CONFLICT DO NOTHING`,
    `INSERT INTO submissions (form_id, form_version, applicant_id, attempt, state, public_state, answers, created_at, updated_at,
       submitted_at, due_at, decided_at, assignee_id, claimed_by, claimed_until)
     SELECT ('${FORM}' || n % 3)::uuid, 1, CASE WHEN own THEN 'bench|asks-submissions' ELSE 'bench|' || n END,
       CASE WHEN own THEN n ELSE 1 END, state, state, '{"name": "Nell Harrow"}', at, at,
       CASE WHEN state <> 'draft' THEN at END,
       CASE WHEN n % 20 > 1 THEN at + interval '3 days' WHEN n % 20 = 0 THEN now() + CASE WHEN n % 400 = 0 THEN -n ELSE n END * interval '1 second' END,
       CASE WHEN state IN ('approved', 'denied') THEN at + interval '2 days' END,
       CASE WHEN n % 200 = 0 THEN 'bench|asks-submissions' WHEN n % 60 = 0 THEN 'bench|1' END,
       CASE WHEN n % 140 = 0 THEN 'bench|2' END, CASE WHEN n % 140 = 0 THEN now() + interval '30 minutes' END
     FROM generate_series($1::int + 1, $2::int) n,
       LATERAL (SELECT '2026-01-01Z'::timestamptz + n * interval '10 seconds' AS at, n <= 200 AND n % 20 > 1 AS own,
         CASE n % 20
           WHEN 0 THEN (ARRAY['submitted', 'in_review', 'interview', 'changes_requested', 'appealed'])[1 + n / 20 % 5]
           WHEN 1 THEN 'draft' WHEN 2 THEN 'denied' WHEN 3 THEN 'denied' ELSE 'approved' END AS state) made`,
  ],
  requests: [
    '/api/reviews?limit=20',
    `/api/reviews?limit=20&form=${ONE_FORM}`,
    '/api/reviews?limit=20&state=submitted',
    '/api/reviews?limit=20&state=approved',
    `/api/reviews?limit=20&form=${ONE_FORM}&state=denied`,
    '/api/reviews?limit=20&who=me',
    '/api/reviews?limit=20&who=none',
    '/api/reviews?limit=20&overdue=true',
    '/api/reviews?limit=20&search=ada',
    '/api/reviews?limit=20&search=member7',
    '/api/reviews?limit=20&search=nobody-is-called-this',
    '/api/reviews?limit=20&state=approved&search=ada',
    '/api/submissions?limit=20',
    '/api/forms',
    '/api/forms/all?limit=20',
  ],
  role: 'OWNER',
};

/**
 * A tenth of all items waits, in four kinds; the rest was done. Of what waits one in 50 is whose who asks, one in 100 is claimed, one in 20 is put off and one in 20 is
 * overdue, and the most are of one kind.
 */
const INBOX: GrowingList = {
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

const EVENT = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";

/**
 * One date each minute, one in 20 not published, one in five for members and one in ten for a role that who asks doesn't hold. Each has a host and a guest among forty
 * members; of the first thousand who asks goes to one in 40, and hosts one in 50: what is one's own costs as much as one has.
 */
const EVENTS: GrowingList = {
  name: 'events',
  tables: ['events', 'event_occurrences', 'event_hosts', 'event_rsvps'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'bench|asks-events', 'e@d.test', 'Asks', 'asks-events'
     UNION ALL SELECT 'guest|' || n, 'g' || n || '@d.test', 'Guest ' || n, 'guest' || n FROM generate_series(0, 39) n ON CONFLICT DO NOTHING`,
    // Counting each of them, and telling of it, is not what is measured.
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

/** The lists that this site has. */
export const GROWING_LISTS: readonly GrowingList[] = [MEMBERS, AUDIT, NEWS, SUBMISSIONS, INBOX, EVENTS];
