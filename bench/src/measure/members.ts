import pg from 'pg';
import { withApi, withDatabase } from '../api/api-process.ts';
import { MEMBERS } from '../api/lists/members.ts';
import type { Row } from '../row.ts';

/** Number of created members, from which larger numbers are extrapolated. */
const SAMPLE = 20_000;
const MANY = 10_000_000;
/** Rows of a member after a year: two browsers, one line of the audit log, and the announcements within the retention of notifications. */
const SESSIONS = 2;
const ANNOUNCEMENTS = 30;
/** Members per transaction, as in the API. */
const BATCH = 1_000;
/** Memory of the database's cache, in bytes. A larger index is read from disk. */
const MEMORY = 8 * 1024 ** 3;
/** Seconds in which an announcement should reach all members. */
const TIMEOUT_S = 600;
/** Fraction of the members who are online at peak, and open streams of one process. */
const ONLINE = 0.02;
const STREAMS = 10_000;

const FILL = [
  ...MEMBERS.fill.map((text) => ({ text, values: [0, SAMPLE] })),
  {
    text: `INSERT INTO member_sessions (user_id, signed_in_at, browser)
      SELECT 'bench|' || n, now() - device * interval '1 day', 'Firefox (Linux)'
      FROM generate_series(1, $1::int) n, generate_series(1, $2::int) device`,
    values: [SAMPLE, SESSIONS],
  },
  {
    text: `INSERT INTO audit_entries (action, target, after)
      SELECT 'user.joined', jsonb_build_object('type', 'user', 'id', 'bench|' || n, 'label', 'Ada ' || n), '{"username": "ada"}'::jsonb
      FROM generate_series(1, $1::int) n`,
    values: [SAMPLE],
  },
];
const ANNOUNCE = `INSERT INTO notification_events (type, subject, title, href, fanout_ended_at)
  VALUES ('article.published', 'article:' || $1::int, 'The bench', '/news/bench', now()) RETURNING id`;
const TELL = `INSERT INTO notifications (event_id, user_id)
  SELECT $1, id FROM users WHERE id > $2 ORDER BY id LIMIT ${BATCH} RETURNING user_id`;
const SIZES = `SELECT relname AS name, pg_table_size(relid)::float8 AS rows, pg_indexes_size(relid)::float8 AS indexes
  FROM pg_stat_user_tables WHERE schemaname = 'public'
  AND relname IN ('users', 'role_assignments', 'member_sessions', 'audit_entries', 'notifications')
  ORDER BY pg_total_relation_size(relid) DESC`;

interface Size {
  name: string;
  /** Bytes. */
  rows: number;
  indexes: number;
}

/** Extrapolates the storage of ten million members from twenty thousand, and the limits in the order in which they are reached. */
export function measureMembers(): Promise<Row[]> {
  return withDatabase(async (databaseUrl) => {
    // The API creates the tables.
    await withApi(databaseUrl, async () => {}, { DEMO_DATA: 'off' });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      for (const { text, values } of FILL) await client.query(text, values);
      const perSecond = await announceAll(client);
      await client.query('VACUUM');
      const { rows } = await client.query<Size>(SIZES);
      return [...rows.map(rowOf), ...limitsOf(rows, perSecond)];
    } finally {
      await client.end();
    }
  });
}

/** Notifies all members of each announcement. @returns the number of notified members per second. */
async function announceAll(client: pg.Client): Promise<number> {
  const begin = performance.now();
  let told = 0;
  for (let number = 0; number < ANNOUNCEMENTS; number += 1) {
    const { rows: events } = await client.query<{ id: string }>(ANNOUNCE, [number]);
    for (let last = ''; ; ) {
      const { rows } = await client.query<{ user_id: string }>(TELL, [events[0]?.id, last]);
      told += rows.length;
      if (rows.length < BATCH) break;
      last =
        rows
          .map(({ user_id }) => user_id)
          .toSorted()
          .at(-1) ?? last;
    }
  }
  return (told / (performance.now() - begin)) * 1000;
}

function rowOf({ name, rows, indexes }: Size): Row {
  return {
    id: 'scale',
    goal: `table \`${name}\` with ${inWords(MANY)} members`,
    figure: `${gigabytes((rows / SAMPLE) * MANY)}, its indexes ${gigabytes((indexes / SAMPLE) * MANY)}`,
    spread: `${(rows / SAMPLE).toFixed(0)} + ${(indexes / SAMPLE).toFixed(0)} bytes each`,
  };
}

/** Returns the number of members at which each limit is reached, the lowest first. */
function limitsOf(sizes: readonly Size[], perSecond: number): Row[] {
  const limits = [
    ...sizes.map(({ name, indexes }) => ({
      what: `the indexes of \`${name}\` are larger than ${gigabytes(MEMORY)} of memory`,
      members: MEMORY / (indexes / SAMPLE),
    })),
    {
      what: `one announcement takes longer than ${TIMEOUT_S / 60} minutes to reach all members (${perSecond.toFixed(0)} members per second)`,
      members: perSecond * TIMEOUT_S,
    },
    {
      what: `one process can't hold the streams of the ${ONLINE * 100} % of members who are online`,
      members: STREAMS / ONLINE,
    },
  ].toSorted((one, other) => one.members - other.members);
  return limits.map(({ what, members }, place) => ({
    id: 'scale',
    goal: `limit ${place + 1}: ${what}`,
    figure: `from ${inWords(members)} members on`,
  }));
}

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
const inWords = (count: number) =>
  count >= 1e6
    ? `${(count / 1e6).toFixed(count < 1e7 ? 1 : 0)} million`
    : `${Math.round(count / 1e3)} thousand`;
