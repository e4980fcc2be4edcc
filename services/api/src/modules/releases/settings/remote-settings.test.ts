import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CurrentRemoteSettings, RemoteSettings } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { publish, serve } from '../../../../test/test-releases.ts';
import { RemoteSettingsService } from './remote-settings.service.ts';

const SETTINGS: RemoteSettings = {
  properties: {
    intro: { type: 'string', label: 'Introduction', maxLength: 20, default: 'Vote!', public: true },
    secret: { type: 'string', label: 'Address of the hook', maxLength: 200, default: '' },
    maxOptions: { type: 'integer', label: 'Options', minimum: 2, maximum: 20, default: 5, public: true },
    order: { type: 'string', label: 'Order', enum: ['newest', 'votes'], default: 'newest' },
  },
  order: ['intro', 'secret', 'maxOptions', 'order'],
};

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-settings-'));
let api: TestApi;
let [owner, member] = ['', ''];
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  [owner, member] = [await api.as('owner', 'OWNER'), await api.as('member')];
  for (const token of [owner, member]) await api.call('GET /api/users/me', { token });
  await publish(api.database, 'polls', '1', { settings: SETTINGS });
  const narrower = { ...SETTINGS.properties.maxOptions, maximum: 6 } as RemoteSettings['properties'][string];
  await publish(api.database, 'polls', '2', { settings: { properties: { maxOptions: narrower } } });
  await publish(api.database, 'quests', '1');
  await serve(api.database, 'polls', { live: '1' });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const read = (name = 'polls', token = owner) =>
  api.call(`GET /api/remote-settings/${name}` as 'GET /api/remote-settings/:name', { token });
const save = (version: number, values: Record<string, unknown>, token = owner) =>
  api.call('PUT /api/remote-settings/polls' as 'PUT /api/remote-settings/:name', {
    token,
    body: { version, values } as never,
  });
const restore = (number: number, version: number) =>
  api.call(
    `POST /api/remote-settings/polls/versions/${number}/restore` as 'POST /api/remote-settings/:name/versions/:number/restore',
    { token: owner, body: { version } },
  );
const inSet = async () => {
  const { body } = await api.call('GET /api/registry');
  return { id: body.id, values: body.remotes.find(({ name }) => name === 'polls')?.settingValues };
};

describe('settings of a remote', () => {
  it('have their defaults until someone with the permission saves them', async () => {
    expectError(await read('polls', member), 403, 'ACCESS_DENIED');
    expectError(await read('nothing'), 404, 'REMOTE_SETTINGS_NOT_FOUND');
    expect((await read('quests')).body).toMatchObject({ properties: {}, values: {}, version: 0 });
    expect(Object.keys((await read()).body.properties)).toEqual(['intro', 'secret', 'maxOptions', 'order']);
    expect((await read()).body).toMatchObject({
      version: 0,
      at: null,
      values: { intro: 'Vote!', secret: '', maxOptions: 5, order: 'newest' },
    });
    expectError(await save(0, { maxOptions: 8 }, member), 403, 'ACCESS_DENIED');
  });

  it('are saved as a new version, of which pages get the public values', async () => {
    const before = await inSet();
    expect(before.values).toEqual({ intro: 'Vote!', maxOptions: 5 });
    const { body } = await save(0, { maxOptions: 8, secret: 'https://hook.example' });
    expect(body).toMatchObject({ version: 1, values: { maxOptions: 8, secret: 'https://hook.example' } });
    await expect.poll(async () => (await inSet()).values).toEqual({ intro: 'Vote!', maxOptions: 8 });
    expect((await inSet()).id).not.toBe(before.id);
    expect(JSON.stringify((await api.call('GET /api/registry')).body)).not.toContain('hook.example');
    expect(await api.get(RemoteSettingsService).valuesFor('polls')).toEqual({
      version: 1,
      values: { intro: 'Vote!', maxOptions: 8, secret: 'https://hook.example', order: 'newest' },
    });
    const log = await api.call('GET /api/audit?limit=5', { token: owner });
    expect(log.body.items[0]).toMatchObject({
      action: 'remote-settings.changed',
      target: { type: 'remote', id: 'polls' },
      before: { maxOptions: 5, secret: '' },
      after: { maxOptions: 8, version: 1 },
    });
  });

  it('that are saved unchanged make no version', async () => {
    expect((await save(1, { maxOptions: 8 })).body.version).toBe(1);
  });

  it('are refused with the current ones if someone else has changed them', async () => {
    const error = expectError(await save(0, { maxOptions: 9 }), 409, 'REMOTE_SETTINGS_STALE');
    expect((error.details.current as CurrentRemoteSettings).values.maxOptions).toBe(8);
  });

  it.each([
    ['another type', { maxOptions: '8' }],
    ['a number above the maximum', { maxOptions: 21 }],
    ['a fraction', { maxOptions: 2.5 }],
    ['a long text', { intro: 'x'.repeat(21) }],
    ['several lines', { intro: 'a\nb' }],
    ['an unknown choice', { order: 'random' }],
    ['an unknown setting', { other: 1 }],
    ['a name of every object', { constructor: 1 }],
    ['a prototype', JSON.parse('{"__proto__":{"intro":"x"}}')],
    ['an object', { intro: { en: 'x' } }],
    ['null', { intro: null }],
  ])('can’t have %s', async (_, values) => {
    expect([400, 422]).toContain((await save(1, values as Record<string, unknown>)).status);
    expect((await read()).body.version).toBe(1);
  });

  it('are listed as versions, and restored as a new one, also the defaults', async () => {
    await save(1, { intro: 'Hello' });
    const list = await api.call(
      'GET /api/remote-settings/polls/versions' as 'GET /api/remote-settings/:name/versions',
      {
        token: owner,
      },
    );
    expect(list.body.items).toMatchObject([
      { number: 2, kind: 'saved', changed: ['intro'] },
      { number: 1, kind: 'saved', changed: ['secret', 'maxOptions'] },
    ]);
    expectError(await restore(7, 2), 404, 'REMOTE_SETTINGS_NOT_FOUND');
    expectError(await restore(1, 1), 409, 'REMOTE_SETTINGS_STALE');
    expect((await restore(1, 2)).body).toMatchObject({
      version: 3,
      values: { intro: 'Vote!', maxOptions: 8 },
    });
    expect((await restore(0, 3)).body).toMatchObject({ version: 4, values: { secret: '', maxOptions: 5 } });
    expect((await restore(2, 4)).body).toMatchObject({
      version: 5,
      values: { intro: 'Hello', maxOptions: 8 },
    });
  });

  it('fall back to the default where they don’t fit the live version, and return with a rollback', async () => {
    await serve(api.database, 'polls', { live: '2', previous: '1' });
    await expect.poll(async () => (await inSet()).values).toEqual({ maxOptions: 5 });
    expect((await read()).body).toMatchObject({ version: 5, values: { maxOptions: 5 } });
    expect((await save(5, { maxOptions: 6 })).body).toMatchObject({ version: 6, values: { maxOptions: 6 } });
    await serve(api.database, 'polls', { live: '1' });
    await expect.poll(async () => (await inSet()).values).toEqual({ intro: 'Hello', maxOptions: 6 });
  });

  it('that don’t fit in the database never break pages', async () => {
    await api.database.sql(
      `UPDATE remote_setting_versions SET values = '{"intro": {"a": 1}, "maxOptions": "<script>", "__proto__": 1}' WHERE number = 6`,
    );
    await serve(api.database, 'polls', { live: '1' });
    await expect.poll(async () => (await inSet()).values).toEqual({ intro: 'Vote!', maxOptions: 5 });
  });
});
