import { type FilledMember, uuid } from './filled-member.ts';
import type { TestDatabase } from './test-database.ts';
import { fillEstate } from './test-personal-estate.ts';

const EMPTY = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });
/** Inserts rows of a member into every table with data of members. @param staff another member, who acted on these rows */
export async function fillTables(
  database: TestDatabase,
  { id, n, mark }: FilledMember,
  staff: string,
): Promise<void> {
  const run = (text: string, values: unknown[] = []) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(`INSERT INTO former_handles (handle, user_id) VALUES ($1, $2)`, [`${mark}-former`, id]);
  await run(`INSERT INTO member_sessions (user_id, signed_in_at, browser) VALUES ($1, now(), $2)`, [
    id,
    `${mark} on Linux`,
  ]);
  await run(`INSERT INTO role_assignments (user_id, role, source) VALUES ($1, 'HELPER', 'site')`, [id]);
  await run(`INSERT INTO member_pictures (file, member_id, kind, bytes) VALUES ($1, $2, 'avatar', 1)`, [
    `${mark}-pic`,
    id,
  ]);
  await run(
    `INSERT INTO media (id, uploader_id, name, alt, width, height, bytes, forms) VALUES ($1, $2, $3, $4, 1, 1, 1, '{}')`,
    [u(1), id, `${mark}-media.jpg`, `${mark} alt`],
  );
  await run(`INSERT INTO identities (user_id, provider, subject, name) VALUES ($1, 'game', $2, $3)`, [
    id,
    `license:${mark}`,
    `${mark} identity`,
  ]);
  await run(
    `INSERT INTO link_codes (subject, code, name, expires_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [`license:${mark}`, `CODE${n}`, `${mark} linking`],
  );
  await run(`INSERT INTO remote_members (remote, user_id, subject) VALUES ('polls', $1, $2)`, [
    id,
    `${mark}-polls`,
  ]);
  await run(`INSERT INTO whitelisted_members (user_id) VALUES ($1)`, [id]);
  await run(`INSERT INTO whitelist_entries (identifier, allowed, seq, user_id) VALUES ($1, true, $2, $3)`, [
    `license:${mark}`,
    1000 + n,
    id,
  ]);
  await run(`INSERT INTO game_properties (code, owner, data, updated_at) VALUES ($1, $2, '{}', now())`, [
    `P-${n}`,
    `license:${mark}`,
  ]);
  await run(
    `INSERT INTO punishments (id, member_id, kind, reason, imposed_by) VALUES ($1, $2, 'warning', $3, $4)`,
    [u(2), id, `${mark} punishments`, staff],
  );
  await run(`INSERT INTO punishment_appeals (punishment_id, text) VALUES ($1, $2)`, [
    u(2),
    `${mark} punishment_appeals`,
  ]);
  await run(
    `INSERT INTO inbox_items (kind, subject, title, href, due_at, about_id, assignee_id, not_for)
     VALUES ('comment', $1, 'STAFF-ONLY item', '/news', now(), $2, $2, ARRAY[$2])`,
    [u(90), id],
  );
  await run(`INSERT INTO member_notes (member_id, author_id, text) VALUES ($1, $2, 'STAFF-ONLY note')`, [
    id,
    staff,
  ]);
  await fillWriting(database, { id, n, mark }, staff);
  await fillStreaming(database, { id, n, mark }, staff);
  await fillEvents(database, { id, n, mark }, staff);
  await fillEstate(database, { id, n, mark }, staff);
  await fillApplications(database, { id, n, mark }, staff);
  await run(
    `INSERT INTO audit_entries (action, actor, target, before, after) VALUES
      ('profile.updated', $1, $2, NULL, $3), ('member-note.added', $4, $5, NULL, '{"text": "STAFF-ONLY audit"}')`,
    [
      JSON.stringify({ id, fullName: `${mark} Name`, username: mark }),
      JSON.stringify({ type: 'user', id, label: `${mark} Name` }),
      JSON.stringify({ bio: `${mark} audit_entries` }),
      JSON.stringify({ id: staff, fullName: 'Staff', username: 'staff' }),
      JSON.stringify({ type: 'member-note', id, label: `${mark} Name` }),
    ],
  );
  await run(
    `INSERT INTO idempotency_keys (caller_id, key, endpoint, request_hash, answer) VALUES ($1, 'k', 'e', 'h', $2)`,
    [id, JSON.stringify({ said: `${mark} answer` })],
  );
  await run(`INSERT INTO data_exports (member_id, state, expires_at) VALUES ($1, 'failed', now())`, [id]);
}

/** Inserts the texts, reading states, and notifications of the member. */
async function fillWriting(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[] = []) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(
    `INSERT INTO articles (id, slug, title, body, body_text, category, author_id) VALUES ($1, $2, $3, $4, '', 'city', $5)`,
    [u(3), `${mark}-article`.toLowerCase(), `${mark} articles`, EMPTY, id],
  );
  await run(
    `INSERT INTO article_revisions (article_id, number, title, summary, body, editor_id) VALUES ($1, 1, $2, '', $3, $4)`,
    [u(3), `${mark} article_revisions`, EMPTY, id],
  );
  await run(`INSERT INTO article_reads (user_id, article_id) VALUES ($1, $2)`, [id, u(3)]);
  await run(`INSERT INTO article_reactions (article_id, member_id, kind) VALUES ($1, $2, 'like')`, [
    u(3),
    id,
  ]).catch(() =>
    run(`INSERT INTO article_reactions (article_id, member_id, kind) VALUES ($1, $2, 'heart')`, [u(3), id]),
  );
  await run(
    `INSERT INTO comments (id, article_id, author_id, text, state) VALUES ($1, $2, $3, $4, 'shown'), ($5, $2, $6, $7, 'shown')`,
    [u(4), u(3), id, `${mark} comments`, u(5), staff, `by staff, for @${mark}.`],
  );
  await run(
    `INSERT INTO comment_mentions (comment_id, member_id, handle, notified_at) VALUES ($1, $2, $3, now())`,
    [u(5), id, mark],
  );
  await run(
    `INSERT INTO comment_reports (comment_id, reporter_id, reason) VALUES ($1, $2, $3), ($4, $5, 'STAFF-ONLY report')`,
    [u(5), id, `${mark} comment_reports`, u(4), staff],
  );
  await run(`INSERT INTO docs (id, slug, title, body) VALUES ($1, $2, 'Page', $3)`, [
    u(6),
    `page-${n}`,
    EMPTY,
  ]);
  await run(`INSERT INTO doc_revisions (doc_id, number, title, body, editor_id) VALUES ($1, 1, $2, $3, $4)`, [
    u(6),
    `${mark} doc_revisions`,
    EMPTY,
    id,
  ]);
  await run(`INSERT INTO feed_items (kind, title, body, author_id) VALUES ('post', $1, '', $2)`, [
    `${mark} feed_items`,
    id,
  ]);
  await run(
    `INSERT INTO notification_events (id, type, subject, actor_id, recipient_id, excluded_user_ids, title, href, fanout_ended_at)
     VALUES ($1, 'account.lifted', 's', $2, $3, ARRAY[$2], $4, '/', now()), ($5, 'comment.posted', 's2', $3, $2, ARRAY[$3], 'T', '/', now())`,
    [u(7), staff, id, `${mark} notification_events`, u(8)],
  );
  await run(`INSERT INTO notifications (event_id, user_id) VALUES ($1, $2)`, [u(7), id]);
  await run(
    `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, 'p', 'a')`,
    [u(9), id, `https://push.test/${mark}`],
  );
  await run(
    `INSERT INTO notification_deliveries (event_id, user_id, channel, state, settled_at) VALUES ($1, $2, 'email', 'sent', now())`,
    [u(7), id],
  );
  await run(
    `INSERT INTO notification_preferences (user_id, in_app, email, push, marketing, language) VALUES ($1, true, true, true, false, 'en')`,
    [id],
  );
}

/** Inserts the streams, follows and reports of the member. */
async function fillStreaming(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[]) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(
    `INSERT INTO streamers (id, member_id, state, platform, channel, characters, language, about, decided_by)
     VALUES ($1, $2, 'approved', 'twitch', $3, ARRAY['Dex'], 'en', $4, $5)`,
    [u(40), id, `channel_${n}`, `${mark} streamers`, staff],
  );
  await run(
    `INSERT INTO stream_sessions (streamer_id, state, source, title, started_at, ended_at, figures_at)
     VALUES ($1, 'ended', 'switch', $2, now(), now(), now())`,
    [u(40), `${mark} stream_sessions`],
  );
  await run(
    `INSERT INTO stream_slots (streamer_id, title, starts_at, zone, minutes) VALUES ($1, $2, '2030-01-01T20:00', 'UTC', 60)`,
    [u(40), `${mark} stream_slots`],
  );
  await run(
    `INSERT INTO streamers (id, member_id, state, platform, channel, characters, language)
     VALUES ($1, $2, 'approved', 'kick', $3, ARRAY['Kim'], 'en') ON CONFLICT DO NOTHING`,
    [uuid(41, 0), staff, 'staff_channel'],
  );
  await run(`INSERT INTO stream_follows (streamer_id, member_id) VALUES ($1, $2)`, [uuid(41, 0), id]);
  await run(
    `INSERT INTO stream_reports (streamer_id, reporter_id, reason, text) VALUES ($1, $2, 'other', $3), ($4, $5, 'other', 'STAFF-ONLY stream report')`,
    [uuid(41, 0), id, `${mark} stream_reports`, u(40), staff],
  );
}

/** Inserts the events of the member, as host and as guest. */
async function fillEvents(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[]) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  const place = JSON.stringify({ district: null, point: null, name: '' });
  await run(
    `INSERT INTO events (id, title, body, category, starts_at, zone, minutes, place, audience, state, created_by, decided_by)
     VALUES ($1, $2, $3, 'race', '2030-01-01T20:00', 'UTC', 60, $4, '{everyone}', 'published', $5, $6),
       ($7, $2, $3, 'race', '2030-01-01T20:00', 'UTC', 60, $4, '{everyone}', 'draft', $5, NULL)`,
    [u(50), `${mark} events`, EMPTY, place, id, staff, u(51)],
  );
  await run(`INSERT INTO event_host_invitations (event_id, user_id) VALUES ($1, $2)`, [u(50), id]);
  await run(`INSERT INTO event_hosts (event_id, user_id, place) VALUES ($1, $2, 0), ($3, $2, 0)`, [
    u(50),
    id,
    u(51),
  ]);
  await run(
    `INSERT INTO event_occurrences (id, event_id, date, starts_at, ends_at, answers_until, code, category, audience, listed)
     VALUES ($1, $2, '2030-01-01', '2030-01-01T20:00Z', '2030-01-01T21:00Z', '2030-01-01T20:00Z', 'AAAAAA', 'race', '{everyone}', true)`,
    [u(52), u(50)],
  );
  await run(
    `INSERT INTO event_rsvps (occurrence_id, user_id, status) VALUES ($1, $2, 'going'), ($1, $3, 'maybe')`,
    [u(52), id, staff],
  );
  await run(
    `INSERT INTO event_messages (occurrence_id, author_id, text) VALUES ($1, $2, $3), ($1, $4, 'STAFF-ONLY message')`,
    [u(52), id, `${mark} event_messages`, staff],
  );
  await run(`INSERT INTO event_calendar_links (user_id, key_hash) VALUES ($1, $2)`, [id, `hash-${n}`]);
}

/** Inserts an application of the member. */
async function fillApplications(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[]) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(
    `INSERT INTO forms (id, slug, title, definition, settings, state, published_version) VALUES ($1, $2, 'Form', '{}', '{}', 'open', 1)`,
    [u(20), `form-${n}`],
  );
  await run(
    `INSERT INTO form_versions (form_id, number, definition, published_by) VALUES ($1, 1, '{}', $2)`,
    [u(20), id],
  );
  await run(
    `INSERT INTO submissions (id, form_id, form_version, applicant_id, attempt, answers, state, public_state, submitted_at, due_at)
     VALUES ($1, $2, 1, $3, 1, $4, 'in_review', 'submitted', now(), now())`,
    [u(21), u(20), id, JSON.stringify({ why: `${mark} submissions` })],
  );
  await run(
    `INSERT INTO submission_events (submission_id, event, actor_id, text, internal) VALUES ($1, 'submitted', $2, $3, false),
      ($1, 'claimed', $4, 'STAFF-ONLY event', true)`,
    [u(21), id, `${mark} submission_events`, staff],
  );
  await run(
    `INSERT INTO submission_messages (submission_id, author_id, from_staff, text) VALUES ($1, $2, false, $3)`,
    [u(21), id, `${mark} submission_messages`],
  );
  await run(
    `INSERT INTO submission_decisions (submission_id, action, reason, decider_id, state_before, undo_until, final_at)
     VALUES ($1, 'deny', $2, $3, 'in_review', now(), now()), ($1, 'deny', 'STAFF-ONLY pending', $3, 'in_review', now() + interval '1 hour', NULL)`,
    [u(21), `${mark} submission_decisions`, staff],
  );
  await run(
    `INSERT INTO submission_files (submission_id, field, name, media_type, bytes, kept) VALUES ($1, 'f', $2, 'text/plain', 1, true)`,
    [u(21), `${mark} submission_files`],
  );
  await run(
    `INSERT INTO interview_slots (interviewer_id, starts_at, ends_at, place, submission_id) VALUES ($1, $4, $5, $2, $3)`,
    [staff, `${mark} interview_slots`, u(21), `2030-01-0${n}T10:00:00Z`, `2030-01-0${n}T11:00:00Z`],
  );
  await run(
    `INSERT INTO review_scores (submission_id, reviewer_id, scores, comment) VALUES ($1, $2, '{}', 'STAFF-ONLY score')`,
    [u(21), staff],
  );
  await run(
    `INSERT INTO review_notes (submission_id, author_id, text) VALUES ($1, $2, 'STAFF-ONLY review note')`,
    [u(21), staff],
  );
  await run(`INSERT INTO approval_steps (submission_id, step) VALUES ($1, 'role')`, [u(21)]);
  await run(`INSERT INTO chat_role_reasons (submission_id, member_id) VALUES ($1, $2)`, [u(21), id]);
  await run(`INSERT INTO chat_roles (account_id, member_id, wanted) VALUES ($1, $2, true)`, [
    `${1000 + n}`,
    id,
  ]);
}
