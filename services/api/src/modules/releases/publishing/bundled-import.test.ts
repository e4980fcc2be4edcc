import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRelease, publishRelease, writeBundled } from '../../../../test/release-factory.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bundled-'));
const bundled = join(folder, 'bundled');
const environment = {
  RELEASES_DIR: join(folder, 'store'),
  BUNDLED_RELEASES_DIR: bundled,
  SHELL_DIR: join(folder, 'shell'),
};
const first = makeRelease('home', '1.0.0-a');
const packedByTheBuild = brotliCompressSync(first.files['static/page.js'] ?? '', {
  params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
});
let api: TestApi;
beforeAll(async () => {
  writeBundled(bundled, first);
  // The compressed forms of the build are stored unchanged; this one differs from what the API would make.
  writeFileSync(join(bundled, 'home/1.0.0-a/static/page.js.br'), packedByTheBuild);
  const broken = makeRelease('broken', '1');
  writeBundled(bundled, broken);
  appendFileSync(join(bundled, 'broken/1/static/page.js'), 'x');
  mkdirSync(join(bundled, 'empty'));
  writeBundled(bundled, makeRelease('staff', '1'));
  writeFileSync(join(bundled, 'staff/1/release.json'), '{"name": ');
  api = await startTestApi({ environment });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const live = async (of = api) =>
  (await of.get(ServedReleasesService).state()).remotes.map(
    (remote) => `${remote.name}@${remote.live?.version}`,
  );
const errors = () => api.logs.filter(({ level }) => level === 'error').map(({ msg }) => String(msg));
const soon = { timeout: 5_000, interval: 50 };

it('serves the build from the first request on, despite broken releases', async () => {
  expect(await live()).toEqual(['home@1.0.0-a']);
  expect(errors().join('\n')).toMatch(/broken@1 is not served: .*hash/);
  expect(errors().join('\n')).toMatch(/staff@1 is not served/);
  const stored = readFileSync(join(folder, 'store/home/1.0.0-a/static/page.js.br'));
  expect(stored.equals(packedByTheBuild)).toBe(true);
  const actions = await api.database.sql(
    `SELECT action, actor FROM audit_entries WHERE target->>'id' = 'home' ORDER BY at`,
  );
  expect(actions).toEqual([
    { action: 'release.published', actor: null },
    { action: 'release.promoted', actor: null },
  ]);
});

it('serves a new build, and logs each problem once', async () => {
  const told = errors().length;
  writeBundled(bundled, makeRelease('home', '1.0.0-b'));
  await expect.poll(() => live(), soon).toEqual(['home@1.0.0-b']);
  expect(errors().length).toBe(told);
  writeBundled(bundled, makeRelease('staff', '1'));
  await expect.poll(() => live(), soon).toEqual(['home@1.0.0-b', 'staff@1']);
});

it('accepts pages that move from one remote to another, in any order', async () => {
  const routes = [{ path: '/moved', access: 'public' as const, title: 'x' }];
  writeBundled(bundled, makeRelease('zoo', '1', { routes }));
  await expect.poll(() => live(), soon).toContain('zoo@1');
  writeBundled(bundled, makeRelease('zoo', '2'));
  writeBundled(bundled, makeRelease('ant', '1', { routes }));
  await expect.poll(() => live(), soon).toEqual(['ant@1', 'home@1.0.0-b', 'staff@1', 'zoo@2']);
});

it('refuses a build that takes a path from another remote, and logs it', async () => {
  const routes = [{ path: '/staff', access: 'public' as const, title: 'x' }];
  writeBundled(bundled, makeRelease('thief', '1', { routes }));
  await expect.poll(() => errors().join('\n'), soon).toContain('which belongs to the remote "staff"');
  expect(await live()).not.toContain('thief@1');
});

it('doesn’t change what a team has promoted since, also after a restart', async () => {
  const token = await api.as('owner', 'OWNER');
  await publishRelease(api, token, makeRelease('home', '2.0.0'));
  await api.call('POST /api/releases/home/promote', { token, body: { version: '2.0.0' } });
  const second = await startTestApi({ environment, database: api.database, issuer: api.issuer });
  expect(await live(second)).toEqual(['ant@1', 'home@2.0.0', 'staff@1', 'zoo@2']);
  await second.stop();
});

it('is imported by several processes concurrently', async () => {
  writeBundled(bundled, makeRelease('events', '1'));
  writeBundled(bundled, makeRelease('forms', '1'));
  const { issuer, database } = api;
  const more = await Promise.all([1, 2, 3].map(() => startTestApi({ environment, database, issuer })));
  for (const one of more) {
    expect(await live(one)).toEqual(expect.arrayContaining(['events@1', 'forms@1']));
    await one.stop();
  }
  const rows = await database.sql(
    `SELECT action FROM audit_entries WHERE target->>'id' = 'events' ORDER BY at`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['release.published', 'release.promoted']);
});

it('withdraws a remote that isn’t built anymore, and serves it again when it is', async () => {
  expect(await live()).toEqual(expect.arrayContaining(['zoo@2', 'events@1']));
  rmSync(join(bundled, 'zoo'), { recursive: true });
  // An incomplete build doesn't count as a removed remote.
  rmSync(join(bundled, 'events/current'));
  await expect.poll(() => live(), soon).not.toContain('zoo@2');
  expect(await live()).toEqual(expect.arrayContaining(['ant@1', 'events@1']));
  const entries = await api.database.sql(
    `SELECT action, actor, before->>'live' AS before, after->>'live' AS after FROM audit_entries
     WHERE target->>'id' = 'zoo' ORDER BY at DESC LIMIT 1`,
  );
  expect(entries).toEqual([{ action: 'release.withdrawn', actor: null, before: '2', after: null }]);
  const token = await api.as('owner', 'OWNER');
  expect((await api.call('GET /api/registry', { token })).body.remotes.map(({ name }) => name)).not.toContain(
    'zoo',
  );
  writeBundled(bundled, makeRelease('zoo', '2'));
  await expect.poll(() => live(), soon).toContain('zoo@2');
});

it('frees the paths of a withdrawn remote for others in the same build', async () => {
  const routes = [{ path: '/moved', access: 'public' as const, title: 'x' }];
  rmSync(join(bundled, 'ant'), { recursive: true });
  writeBundled(bundled, makeRelease('bee', '1', { routes }));
  await expect.poll(() => live(), soon).toEqual(expect.arrayContaining(['bee@1']));
  expect(await live()).not.toContain('ant@1');
});

it('withdraws nothing that a team has published, and nothing when the whole build is missing', async () => {
  rmSync(join(bundled, 'home'), { recursive: true });
  writeBundled(bundled, makeRelease('forms', '2'));
  await expect.poll(() => live(), soon).toContain('forms@2');
  expect(await live()).toContain('home@2.0.0');
  const before = await live();
  rmSync(bundled, { recursive: true });
  mkdirSync(bundled);
  const second = await startTestApi({ environment, database: api.database, issuer: api.issuer });
  expect(await live(second)).toEqual(before);
  await second.stop();
});

it('serves releases built with a new shell while pages of the previous one are open', async () => {
  const shell = join(folder, 'shell');
  mkdirSync(shell, { recursive: true });
  writeFileSync(join(shell, 'shells.json'), JSON.stringify([{ kit: '2.0.0' }, { kit: '1.2.0' }]));
  writeBundled(bundled, makeRelease('home', '2.0.0-a', { kit: '^2.0.0', builtWithKit: '2.0.0' }));
  await expect.poll(() => live(), soon).toContain('home@2.0.0-a');
  rmSync(join(shell, 'shells.json'));
});
