import type { ReleaseDescription } from '@boardwalk/contracts';
import { makeRelease } from './release-factory.ts';
import type { TestDatabase } from './test-database.ts';

/** Returns a description of a release like that of a build; its files differ by version. */
export function releaseOf(
  name: string,
  version: string,
  change?: Partial<ReleaseDescription>,
): ReleaseDescription {
  return makeRelease(name, version, change).description;
}

/** Publishes a release directly in the database, like another process. */
export async function publish(
  database: TestDatabase,
  name: string,
  version: string,
  change?: Partial<ReleaseDescription>,
): Promise<void> {
  await database.sql(
    `INSERT INTO releases (remote, version, state, digest, description, published_at, published_by)
     VALUES ($1, $2, 'published', 'x', $3, now(), '{"kind":"site","name":"build"}')`,
    [name, version, releaseOf(name, version, change)],
  );
}

interface Served {
  live?: string;
  previous?: string;
  canary?: string;
  share?: number;
  staff?: string;
  /** Age of all the changes, in hours. */
  hours?: number;
}

/** Changes the served versions of a remote directly in the database. @returns the new number of the set. */
export async function serve(database: TestDatabase, name: string, served: Served): Promise<number> {
  const [row] = await database.sql<{ seq: string }>(
    `WITH since AS (SELECT now() - make_interval(hours => $7) AS at), row AS (
       INSERT INTO served_remotes (remote, live, live_since, previous, canary, canary_share, canary_since, staff, staff_since, changed_by)
       SELECT $1, $2, at, $3, $4, $5, at, $6, at, '{"kind":"site","name":"build"}' FROM since
       ON CONFLICT (remote) DO UPDATE SET live = excluded.live, live_since = excluded.live_since,
         previous = excluded.previous, canary = excluded.canary, canary_share = excluded.canary_share,
         canary_since = excluded.canary_since, staff = excluded.staff, staff_since = excluded.staff_since)
     UPDATE registry_state SET seq = greatest(seq + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
     RETURNING seq`,
    [
      name,
      served.live ?? null,
      served.previous ?? null,
      served.canary ?? null,
      served.canary ? (served.share ?? 10) : null,
      served.staff ?? null,
      served.hours ?? 0,
    ],
  );
  return Number(row?.seq);
}
