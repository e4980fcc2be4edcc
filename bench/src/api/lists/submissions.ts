import type { GrowingList } from './growing-list.ts';

/** The ids of the three forms end in 0 to 2. */
const FORM = '00000000-0000-4000-8000-00000000000';
const ONE_FORM = `${FORM}1`;

/**
 * Applicants are the members of the list of members, so this list comes after it. One submission in twenty is in the queue, which grows with the list; of
 * these one in
 * twenty is overdue, some are claimed, and some assigned to the caller.
 */
export const SUBMISSIONS: GrowingList = {
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
