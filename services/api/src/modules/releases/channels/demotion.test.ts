import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease } from '../../../../test/release-factory.ts';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { ReleaseChannelsService } from './release-channels.service.ts';
import { ServedReleasesService } from './served-releases.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-demotion-'));
let api: TestApi;
let token: string;
let channels: ReleaseChannelsService;
let served: ServedReleasesService;
beforeAll(async () => {
  api = await startTestApi({ environment: { RELEASES_DIR: folder } });
  channels = api.get(ReleaseChannelsService);
  served = api.get(ServedReleasesService);
  token = await api.as('promoter', 'OWNER');
  for (const version of ['1', '2', '3', '4']) await publishRelease(api, token, makeRelease('news', version));
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const promote = (version: string, more: object = {}) =>
  api.call('POST /api/releases/news/promote', { token, body: { version, ...more } });
const state = async () => (await served.state()).remotes.find(({ name }) => name === 'news');

it('rolls a live version back to the previous one', async () => {
  for (const version of ['1', '2', '3']) await promote(version);
  const before = (await served.state()).seq;
  expect(await channels.demote('news', '3', { failed: 9, all: 10 })).toEqual({ to: '2' });
  const now = await state();
  expect([now?.live?.version, now?.previous?.version]).toEqual(['2', '1']);
  expect((await served.state()).seq).toBeGreaterThan(before);
  expect(await channels.demote('news', '3', {})).toBeUndefined();
  const [entry] = await api.database.sql(`SELECT * FROM audit_entries WHERE action = 'release.demoted'`);
  expect(entry).toMatchObject({
    actor: null,
    before: { live: '3' },
    after: { live: '2', version: '3', failed: 9, all: 10 },
  });
});

it('promotes such a version only with force, which clears its demotion', async () => {
  expectError(await promote('3'), 409, 'RELEASE_WAS_DEMOTED');
  expectError(await promote('3', { to: 'staff' }), 409, 'RELEASE_WAS_DEMOTED');
  const forced = await promote('3', { force: true });
  expect(forced.body).toMatchObject({ live: '3', previous: '2' });
  expect(forced.body.versions.map(({ demotedAt }: { demotedAt: unknown }) => demotedAt)).toEqual(
    Array(4).fill(null),
  );
});

it('ends a canary and a staff version without changing live', async () => {
  await promote('4', { to: 'canary', share: 10 });
  await promote('4', { to: 'staff' });
  expect(await channels.demote('news', '4', {})).toEqual({ to: '3' });
  expect(await state()).toMatchObject({ live: { version: '3' } });
  expect((await state())?.canary).toBeUndefined();
  expect((await state())?.staff).toBeUndefined();
});

it('keeps a version without a predecessor', async () => {
  await publishRelease(api, token, makeRelease('lonely', '1'));
  await api.call('POST /api/releases/lonely/promote', { token, body: { version: '1' } });
  expect(await channels.demote('lonely', '1', {})).toBeUndefined();
  expect(await channels.demote('unknown', '1', {})).toBeUndefined();
});

it('rolls back once when several processes detect a failure', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => channels.demote('news', '3', {})));
  expect(answers.filter(Boolean)).toEqual([{ to: '2' }]);
});
