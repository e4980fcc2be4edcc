import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ environment: { SITE_PRESET: 'plain' } });
});
afterAll(() => api.stop());

/** Returns the newest code that a process printed. */
const codeOf = ({ logs }: Pick<TestApi, 'logs'>) => {
  const lines = logs.map(({ msg }) => /with the code ([A-Z0-9-]+)$/.exec(String(msg))?.[1]);
  return lines.findLast((code) => code !== undefined) ?? '';
};
const claim = async (name: string, code: string) =>
  api.call('POST /api/setup/claim', { token: await api.as(name), body: { code } });

it('waits for its owner, with the code only in the log', async () => {
  expect((await api.call('GET /api/setup')).body).toMatchObject({ claimed: false });
  const code = codeOf(api);
  expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/);
  const rows = await api.database.sql<{ code_hash: string }>('SELECT code_hash FROM site_claims');
  expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
});

it('rejects an old code, and doesn’t lock out the owner after wrong ones', async () => {
  const old = codeOf(api);
  const other = await startTestApi({ database: api.database, issuer: api.issuer });
  try {
    const renewed = codeOf(other);
    expect(renewed).not.toBe(old);
    for (let tries = 0; tries < 12; tries += 1)
      expectError(await claim('guesser', `WRONG-${tries}`), 422, 'SETUP_CODE_INVALID');
    expectError(await claim('guesser', old), 422, 'SETUP_CODE_INVALID');
    const [row] = await api.database.sql<{ code_hash: string | null }>('SELECT code_hash FROM site_claims');
    expect(row?.code_hash).not.toBeNull();
  } finally {
    await other.stop();
  }
});

it('makes only one of several simultaneous callers the owner', async () => {
  const fresh = await startTestApi({ database: api.database, issuer: api.issuer });
  const code = codeOf(fresh);
  await fresh.stop();
  const names = ['ada', 'bela', 'cleo', 'dora'];
  // Creates the members' rows.
  for (const name of names) await api.call('GET /api/users/me', { token: await api.as(name) });
  const answers = await Promise.all(names.map((name) => claim(name, code.toLowerCase())));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  const winner = names[answers.findIndex(({ status }) => status === 204)] ?? '';
  const me = await api.call('GET /api/users/me', { token: await api.as(winner) });
  expect(me.body.roles).toContain('OWNER');
  expect(me.body.permissions).toContain('site.manage');
  expectError(await api.call('GET /api/setup'), 404, 'SETUP_OVER');
  expectError(await claim('late', code), 404, 'SETUP_OVER');
  const { items } = (await api.call('GET /api/audit?action=site.claimed', { token: await api.as(winner) }))
    .body;
  expect(items.map(({ actor }) => actor?.username)).toEqual([winner]);
  const later = await startTestApi({ database: api.database, issuer: api.issuer });
  expect(codeOf(later)).toBe('');
  await later.stop();
});

it('can’t be claimed when it was created with members', async () => {
  const demo = await startTestApi({ issuer: api.issuer, environment: { DEMO_DATA: 'on' } });
  try {
    expectError(await demo.call('GET /api/setup'), 404, 'SETUP_OVER');
    expect(codeOf(demo)).toBe('');
  } finally {
    await demo.stop();
  }
});
