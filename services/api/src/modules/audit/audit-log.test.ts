import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.as('owner', 'OWNER');
  await api.call('GET /api/users/me', { token: owner });
  await api.database.sql(
    `INSERT INTO audit_entries (at, action, actor, target, before, after) VALUES
     ('2026-01-01T10:00:00Z', 'profile.updated', '{"id": "a|ada", "fullName": "Ada", "username": "Ada"}',
      '{"type": "user", "id": "a|ada", "label": "Ada Fair"}', '{"bio": ""}', '{"bio": "=cmd|calc"}'),
     ('2026-01-02T10:00:00Z', 'role.changed', '{"id": "a|bea", "fullName": "Bea", "username": "bea"}',
      '{"type": "role", "id": "HELPER", "label": "HELPER"}', '{"colour": "tide"}', '{"colour": "dusk", "reason": "-1 of them"}'),
     ('2026-01-03T10:00:00Z', 'profile.updated', '{"id": "a|ada", "fullName": "Ada", "username": "Ada"}',
      '{"type": "user", "id": "a|cem", "label": "@Cem, \\"the\\" captain"}', '{"bio": ""}', '{"bio": "x"}')`,
  );
});
afterAll(() => api.stop());

const daysOf = async (query: string) => {
  const { body } = await api.call(`GET /api/audit?${query}`, { token: owner });
  return body.items.filter(({ at }) => at < '2026-02-01').map(({ at }) => at.slice(8, 10));
};

it.each([
  ['actor=ada', ['03', '01']],
  ['type=role', ['02']],
  ['target=ada%20FAIR', ['01']],
  ['actor=ada&target=ada%20fair', ['01']],
  ['action=role.changed', ['02']],
  ['from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z', ['02']],
  ['from=2026-01-01T10:00:00Z&to=2026-01-03T10:00:00Z', ['02', '01']],
  ['actor=nobody', []],
])('filtered by %s contains %j', async (query, days) => {
  expect(await daysOf(query)).toEqual(days);
});

it('rejects invalid filters', async () => {
  for (const query of ['type=boat', 'from=yesterday', 'actor='])
    expectError(await api.call(`GET /api/audit?${query}`, { token: owner }), 422, 'INPUT_INVALID');
});

it('is exported as a file without formulas', async () => {
  const { status, headers, body } = await api.call('GET /api/audit/export?to=2026-02-01T00:00:00Z', {
    token: owner,
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
  const lines = String(body).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(`"'@Cem, ""the"" captain"`);
  expect(lines[2]).toContain(`"'-1 of them"`);
  for (const line of lines.slice(1, -1)) expect(line).not.toMatch(/(^|,)"[=+@-]/);
  expectError(
    await api.call('GET /api/audit/export', { token: await api.as('member') }),
    403,
    'ACCESS_DENIED',
  );
});

it('exports several batches, each entry once', async () => {
  await api.database.sql(
    `INSERT INTO audit_entries (at, action, target)
     SELECT '2025-01-01T00:00:00Z', 'user.joined', jsonb_build_object('type', 'user', 'id', n::text, 'label', 'batch' || n)
     FROM generate_series(1, 2500) n`,
  );
  const { body } = await api.call('GET /api/audit/export?to=2025-02-01T00:00:00Z', { token: owner });
  const found = String(body).match(/"batch\d+"/g) ?? [];
  expect([found.length, new Set(found).size]).toEqual([2_500, 2_500]);
});
