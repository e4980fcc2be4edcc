import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { publish, serve } from '../../../test/test-releases.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-permissions-'));
let api: TestApi;
let [owner, member] = ['', ''];
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  [owner, member] = [await api.as('owner', 'OWNER'), await api.as('member')];
  for (const token of [owner, member]) await api.call('GET /api/users/me', { token });
  const { database } = api;
  const manage = { key: 'polls.manage', label: { en: 'Manage polls', de: 'Umfragen verwalten' } };
  await publish(database, 'polls', '1', { permissions: [manage] });
  await publish(database, 'polls', '2', {
    permissions: [
      { key: 'polls.manage', label: 'Renamed' },
      { key: 'polls.close', label: 'Close polls', description: 'Ends polls early.' },
    ],
  });
  await publish(database, 'quests', '1', {});
  await serve(database, 'polls', { live: '1', staff: '2' });
  await serve(database, 'quests', { live: '1' });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const list = (token: string) => api.call('GET /api/roles/remote-permissions', { token });

it('lists the permissions of all served versions, named by the live one', async () => {
  const { status, body } = await list(owner);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    {
      remote: 'polls',
      permissions: [
        { key: 'polls.manage', label: { en: 'Manage polls', de: 'Umfragen verwalten' } },
        { key: 'polls.close', label: 'Close polls', description: 'Ends polls early.' },
      ],
    },
  ]);
});

it('is for members who may see the roles', async () => {
  expectError(await list(member), 403, 'ACCESS_DENIED');
});
