import type { RoleName } from '@boardwalk/contracts';
import { and, gt, not, or, type SQL, sql } from 'drizzle-orm';
import { holdsRole } from './holds-role.ts';
import { users } from './users.table.ts';

interface Audience {
  /** Those who hold any of these roles; everybody when absent. */
  roles: readonly RoleName[] | undefined;
  /** This one alone, if they are among them. */
  only: string | null;
  except: readonly string[];
  /** Those behind this id. */
  after: string;
  limit: number;
}

/**
 * Members in the order of their ids, as a query to stand in a statement of somebody who writes something for each of them. Its columns
 * are `id` and `profile_known`.
 */
export function membersAmong({ roles, only, except, after, limit }: Audience): SQL {
  const held = roles && or(sql`false`, ...roles.map(holdsRole));
  const which = and(
    gt(users.id, after),
    only === null ? undefined : sql`${users.id} = ${only}`,
    except.length === 0 ? undefined : not(sql`${users.id} = ANY(${sql.param([...except])}::text[])`),
    held,
  );
  return sql`SELECT ${users.id}, ${users.profileKnown} FROM ${users} WHERE ${which} ORDER BY ${users.id} LIMIT ${limit}`;
}
