import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { RowRetentionService } from '../../platform/retention/row-retention.service.ts';
import { LinkCodesService } from './link-codes.service.ts';

const LINK = 'POST /api/identities/game';
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
const codeFor = async (...identifiers: string[]) =>
  (await api.get(LinkCodesService).codeFor(identifiers, 'Kay \u202eV.')) ?? '';

it('links the game account of a code, which can be used once', async () => {
  const token = await api.as('kay');
  const code = await codeFor('steam:5', 'license:kay');
  const answer = await api.call(LINK, { token, body: { code: ` ${code.toLowerCase()} ` } });
  expect(answer.body).toMatchObject({ provider: 'game', name: 'Kay V.' });
  const list = await api.call('GET /api/identities', { token });
  expect(list.body).toEqual({ items: [answer.body], discord: false });
  expectError(await api.call(LINK, { token, body: { code } }), 422, 'LINK_CODE_INVALID');
  const audit = await api.call('GET /api/audit?action=identity.linked', {
    token: await api.as('olga', 'OWNER'),
  });
  expect(audit.body.items[0]).toMatchObject({
    target: { id: 'auth0|kay' },
    after: { subject: 'license:kay' },
  });
});

it('links the account to only one of several members who use the code simultaneously', async () => {
  const tokens = await Promise.all(Array.from({ length: 12 }, (_, place) => api.as(`racer${place}`)));
  for (const token of tokens) await api.call('GET /api/users/me', { token });
  const code = await codeFor('license:race');
  const answers = await Promise.all(
    tokens.map((token, place) => (place % 2 ? api : other).call(LINK, { token, body: { code } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) expectError(answer, 422, 'LINK_CODE_INVALID');
  const rows = await api.database.sql(`SELECT user_id FROM identities WHERE subject = 'license:race'`);
  expect(rows).toHaveLength(1);
});

it('rejects unknown and expired codes', async () => {
  const token = await api.as('late');
  expectError(await api.call(LINK, { token, body: { code: 'AAAAAA' } }), 422, 'LINK_CODE_INVALID');
  expectError(await api.call(LINK, { token, body: { code: 'nonsense' } }), 422, 'INPUT_INVALID');
  const code = await codeFor('license:late');
  await api.database.sql(`UPDATE link_codes SET expires_at = clock_timestamp()`);
  expectError(await api.call(LINK, { token, body: { code } }), 422, 'LINK_CODE_INVALID');
  await api.get(RowRetentionService).deleteOld();
  expect(await api.database.sql('SELECT code FROM link_codes')).toEqual([]);
});

it('never takes an account from another member', async () => {
  const code = await codeFor('license:held');
  await api.call(LINK, { token: await api.as('holder'), body: { code } });
  const again = await codeFor('license:held');
  expectError(
    await api.call(LINK, { token: await api.as('thief'), body: { code: again } }),
    409,
    'IDENTITY_TAKEN',
  );
  const [row] = await api.database.sql(`SELECT user_id FROM identities WHERE subject = 'license:held'`);
  expect(row).toEqual({ user_id: 'auth0|holder' });
});

it('replaces an older account of the same kind, and unlinks it', async () => {
  const token = await api.as('mover');
  for (const subject of ['license:old', 'license:new'])
    await api.call(LINK, { token, body: { code: await codeFor(subject) } });
  const rows = () => api.database.sql(`SELECT subject FROM identities WHERE user_id = 'auth0|mover'`);
  expect(await rows()).toEqual([{ subject: 'license:new' }]);
  expect((await api.call('DELETE /api/identities/game', { token })).status).toBe(204);
  expect(await rows()).toEqual([]);
  expectError(await api.call('DELETE /api/identities/game', { token }), 404, 'IDENTITY_NOT_FOUND');
});
