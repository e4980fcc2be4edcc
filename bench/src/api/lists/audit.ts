import type { GrowingList } from './growing-list.ts';

/** One entry in 40 is of a rare kind; one in 50 is by each member, and one in 50 about each: a thousand entries fill a page of every filter. */
export const AUDIT: GrowingList = {
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
