import type { RoleName } from '@boardwalk/contracts';

/** A list whose first page must cost the same however long it is. One more list is one more entry. */
export interface GrowingList {
  name: string;
  /** The tables that grow, as they are called in plans. */
  tables: readonly string[];
  /** Makes the rows numbered $1 + 1 to $2. */
  fill: readonly string[];
  /** What is asked: without a filter, and with each. */
  requests: readonly string[];
  /** A role that may ask. */
  role: RoleName;
}

/** The team stays as it is however many members there are; a tenth of them are whitelisted. */
const MEMBERS: GrowingList = {
  name: 'users',
  tables: ['users', 'role_assignments'],
  fill: [
    `INSERT INTO users (id, email, full_name, username, created_at, last_seen_at)
     SELECT 'bench|' || n, 'm' || n || '@d' || n % 97 || '.test',
       (ARRAY['Ada','Bea','Cem','Dov','Eli','Fay','Gus','Hal','Ida','Jon'])[1 + n / 7 % 10] || ' ' || md5((n / 100)::text),
       'member' || n, now() - n * interval '1 second', now() - n * interval '1 minute'
     FROM generate_series($1::int + 1, $2::int) n`,
    `INSERT INTO role_assignments (user_id, role, source)
     SELECT 'bench|' || n,
       CASE WHEN n <= 100 THEN 'STAFF' WHEN n <= 300 THEN 'HELPER' ELSE 'WHITELISTED' END, 'site'
     FROM generate_series($1::int + 1, $2::int) n WHERE n % 10 = 0`,
  ],
  requests: [
    '/api/users?limit=20',
    '/api/users?limit=20&search=member7',
    '/api/users?limit=20&search=ada',
    '/api/users?limit=20&search=e',
    '/api/users?limit=20&search=m777@d1',
    '/api/users?limit=20&search=nobody-is-called-this',
    '/api/users?limit=20&role=staff',
    '/api/users?limit=20&role=user',
    '/api/users?limit=20&role=whitelisted',
    '/api/users?limit=20&role=admin',
    '/api/users?limit=20&search=ada&role=helper',
  ],
  role: 'OWNER',
};

const AUDIT: GrowingList = {
  name: 'audit',
  tables: ['audit_entries'],
  fill: [
    `INSERT INTO audit_entries (at, action, actor, target, before, after)
     SELECT now() - ($2::int - n) * interval '1 second',
       CASE WHEN n % 1000 = 0 THEN 'role.removed' WHEN n % 10 = 0 THEN 'role.assigned' ELSE 'profile.updated' END,
       jsonb_build_object('id', 'bench|' || n % 50, 'fullName', 'Ada', 'username', 'ada'),
       jsonb_build_object('type', 'user', 'id', 'bench|' || n % 1000, 'label', 'Bea'),
       '{"bio": ""}'::jsonb, '{"bio": "Here."}'::jsonb
     FROM generate_series($1::int + 1, $2::int) n`,
  ],
  requests: [
    '/api/audit?limit=20',
    '/api/audit?limit=20&action=role.removed',
    '/api/audit?limit=20&action=user.joined',
  ],
  role: 'OWNER',
};

/** The lists that this site has. */
export const GROWING_LISTS: readonly GrowingList[] = [MEMBERS, AUDIT];
