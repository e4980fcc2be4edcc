import type { GrowingList } from './growing-list.ts';

/** The team has a fixed size at any number of members; a tenth of the members are whitelisted. Names are independent of handles. */
export const MEMBERS: GrowingList = {
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
