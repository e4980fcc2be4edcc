import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDescription } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRelease, publishRelease, sendFile } from '../../../test/release-factory.ts';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { Database } from '../../platform/database/database.ts';
import { ReleaseStore } from './release-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-publishing-'));
const store = join(folder, 'store');
const shell = join(folder, 'shell');
let api: TestApi;
let token: string;
beforeAll(async () => {
  mkdirSync(shell);
  writeShells('1.2.0');
  api = await startTestApi({ environment: { RELEASES_DIR: store, SHELL_DIR: shell } });
  token = await api.as('publisher', 'OWNER');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

function writeShells(...kits: string[]): void {
  const shells = kits.map((kit) => ({ kit, builtAt: '2026-11-01T00:00:00.000Z' }));
  writeFileSync(join(shell, 'shells.json'), JSON.stringify(shells));
}

const announce = (release: { description: object }) =>
  api.call('POST /api/releases', { token, body: release.description });
const publish = (name: string, version: string) =>
  api.call(`POST /api/releases/${name}/${version}/publish`, { token });
const promote = (name: string, version: string) =>
  api.call(`POST /api/releases/${name}/promote`, { token, body: { version } });
const fileOf = (name: string, version: string, path: string) =>
  fetch(`${api.url}/api/registry/files/${name}/${version}?path=${path}`);
const versionsOf = async (name: string): Promise<string[]> => {
  const { body } = await api.call('GET /api/releases', { token });
  const remote = body.items.find((item: { name: string }) => item.name === name);
  return remote?.versions.map(({ version }: { version: string }) => version) ?? [];
};

describe('publishing', () => {
  it('lists the embeds of a version, and includes them in the set', async () => {
    const embeds = [{ name: 'films', origin: 'https://films.example.org' }];
    await publishRelease(api, token, makeRelease('films', '1', { embeds }));
    const promoted = await promote('films', '1');
    expect(promoted.body.versions).toMatchObject([{ version: '1', embeds: ['https://films.example.org'] }]);
    // The set changes when the process has received the notification.
    await expect
      .poll(async () => (await api.call('GET /api/registry')).body.remotes)
      .toContainEqual(expect.objectContaining({ name: 'films', embeds }));
  });

  it('stores a release file by file, and serves exactly its bytes', async () => {
    const release = makeRelease('news', '1.0.0-a');
    const first = await announce(release);
    expect(first.body.state).toBe('uploading');
    expect(first.body.missing.sort()).toEqual(Object.keys(release.files).sort());
    expectError(await publish('news', '1.0.0-a'), 409, 'RELEASE_INCOMPLETE');
    expect((await fileOf('news', '1.0.0-a', 'remote-entry.js')).status).toBe(404);
    const published = await publishRelease(api, token, release);
    expect(published.body).toMatchObject({
      version: '1.0.0-a',
      publishedBy: { kind: 'member', name: 'Publisher Tester' },
      demotedAt: null,
    });
    for (const [path, bytes] of Object.entries(release.files)) {
      const answer = await fileOf('news', '1.0.0-a', path);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(await versionsOf('news')).toEqual(['1.0.0-a']);
    expect((await fileOf('news', '1.0.0-a', '.uploads')).status).toBe(422);
    expect((await fileOf('news', '1.0.0-a', 'nothing.js')).status).toBe(404);
  });

  it('is on disk with its compressed forms, without remains of the upload', () => {
    const home = join(store, 'news', '1.0.0-a');
    const chunk = readFileSync(join(home, 'static/page.js'));
    expect(brotliDecompressSync(readFileSync(join(home, 'static/page.js.br'))).equals(chunk)).toBe(true);
    expect(gunzipSync(readFileSync(join(home, 'static/page.js.gz'))).equals(chunk)).toBe(true);
    expect(readdirSync(join(home, 'static'))).not.toContain('picture.avif.br');
    expect(JSON.parse(readFileSync(join(home, 'release.json'), 'utf8')).version).toBe('1.0.0-a');
    expect(readdirSync(join(store, '.uploads', 'news'))).toEqual([]);
  });

  it('is repeatable, and rejects the same version with other bytes', async () => {
    const release = makeRelease('news', '1.0.0-a');
    expect((await announce(release)).body).toEqual({ state: 'published', missing: [] });
    expect((await publish('news', '1.0.0-a')).status).toBe(200);
    const later = makeRelease('news', '1.0.0-a', { builtAt: '2026-11-09T00:00:00.000Z', commit: null });
    expect((await announce(later)).body.state).toBe('published');
    const other = makeRelease('news', '1.0.0-a', {}, 'other words');
    expectError(await announce(other), 409, 'RELEASE_EXISTS');
    expectError(
      await api.call('POST /api/releases/check', { token, body: other.description }),
      409,
      'RELEASE_EXISTS',
    );
    const damaged = await sendFile(api, token, release, 'remote-entry.js', Buffer.from('x'));
    expectError(damaged, 422, 'RELEASE_FILE_DAMAGED');
    const entries = await api.database.sql(
      `SELECT action FROM audit_entries WHERE action = 'release.published' AND after->>'version' = '1.0.0-a'`,
    );
    expect(entries).toHaveLength(1);
  });

  it('replaces an unfinished upload with another build', async () => {
    const first = makeRelease('news', '1.0.0-b', {}, 'first');
    await announce(first);
    const [path = ''] = Object.keys(first.files);
    await sendFile(api, token, first, path, first.files[path] ?? Buffer.alloc(0));
    const second = makeRelease('news', '1.0.0-b', {}, 'second');
    expect((await announce(second)).body.missing).toHaveLength(5);
    expect((await publishRelease(api, token, second)).status).toBe(200);
    const answer = await fileOf('news', '1.0.0-b', 'static/page.js');
    expect(await answer.text()).toContain('second');
  });

  it('rejects unannounced and damaged files, and those of an unknown release', async () => {
    const release = makeRelease('news', '1.0.0-c');
    expectError(
      await sendFile(api, token, release, 'remote.json', Buffer.from('x')),
      404,
      'RELEASE_NOT_FOUND',
    );
    await announce(release);
    expectError(
      await sendFile(api, token, release, 'evil.js', Buffer.from('x')),
      404,
      'RELEASE_FILE_UNKNOWN',
    );
    const bytes = Buffer.from(release.files['static/page.js'] ?? '');
    bytes[3] = 0;
    expectError(await sendFile(api, token, release, 'static/page.js', bytes), 422, 'RELEASE_FILE_DAMAGED');
    const long = Buffer.concat([release.files['static/page.js'] ?? bytes, Buffer.alloc(3_000_000)]);
    expectError(await sendFile(api, token, release, 'static/page.js', long), 422, 'RELEASE_FILE_DAMAGED');
    expect((await announce(release)).body.missing).toHaveLength(5);
  });

  it('accepts bytes only at that endpoint', async () => {
    const target = 'PUT /api/releases/news/1.0.0-c/files?path=remote.json';
    expectError(await api.call(target, { token, body: {} }), 415, 'MEDIA_TYPE_UNKNOWN');
    expectError(await api.call(target, { token }), 415, 'MEDIA_TYPE_UNKNOWN');
    const elsewhere = await api.call('POST /api/releases', { token, bytes: Buffer.from('{}') });
    expectError(elsewhere, 415, 'MEDIA_TYPE_UNKNOWN');
    expectError(await api.call(target, { bytes: Buffer.alloc(9) }), 401, 'AUTHENTICATION_REQUIRED');
  });
});

describe('publishing rejects', () => {
  /** Expects a refusal, and returns its messages. */
  const refusal = (answer: Answer) =>
    expectError(answer, 422, 'RELEASE_REFUSED')
      .details?.fields?.map(({ message }) => message)
      .join('\n');

  it('a kit range that a live shell doesn’t satisfy', async () => {
    const tooNew = await announce(makeRelease('kits', '1', { kit: '^1.4.0', builtWithKit: '1.4.0' }));
    expect(refusal(tooNew)).toContain('shell with kit 1.2.0 is still live. Release a shell with that kit');
    writeShells('2.0.0', '1.2.0');
    const tooOld = await announce(makeRelease('kits', '1', { kit: '^1.0.0' }));
    expect(refusal(tooOld)).toContain('name ^2.0.0');
    writeShells('1.2.0');
    expect((await announce(makeRelease('kits', '1'))).status).toBe(200);
  });

  it('a path of another remote, naming both, also on promotion', async () => {
    const routes = [{ path: '/gazette', access: 'public' as const, title: 'x' }];
    await publishRelease(api, token, makeRelease('gazette', '1'));
    // It isn't served yet, so the path is free to publish.
    expect((await publishRelease(api, token, makeRelease('press', '1', { routes }))).status).toBe(200);
    expect((await promote('gazette', '1')).status).toBe(200);
    const refused = await promote('press', '1');
    expect(refusal(refused)).toContain('"press" claims /gazette, which belongs to the remote "gazette".');
    expectError(await announce(makeRelease('press', '2', { routes })), 422, 'RELEASE_REFUSED');
    const check = await api.call('POST /api/releases/check', {
      token,
      body: makeRelease('press', '2', { routes }).description,
    });
    expect(check.body.findings).toMatchObject([
      { code: 'path-taken', where: 'remote.json, routes, /gazette' },
    ]);
  });

  it('embedded sites that are no https origin', async () => {
    const embeds = [{ name: 'films', origin: 'https://*.example.org' }];
    const error = expectError(await announce(makeRelease('cinema', '1', { embeds })), 422, 'INPUT_INVALID');
    expect(error.details?.fields).toMatchObject([{ path: 'body.embeds.0.origin' }]);
  });

  it('files whose hashes the entry doesn’t contain', async () => {
    const { description, files } = makeRelease('bare', '1');
    const stranger = makeRelease('bare', '2', {}, 'stranger');
    const page = stranger.files['static/page.js'] ?? Buffer.alloc(0);
    const change = { ...description.files, 'static/page.js': stranger.description.files['static/page.js'] };
    const refused = await publishRelease(api, token, {
      description: { ...description, files: change as typeof description.files },
      files: { ...files, 'static/page.js': page },
    });
    expect(refusal(refused)).toContain('does not stand in the entry');
    expect(await versionsOf('bare')).toEqual([]);
  });

  it('sizes that are only announced within the budget', async () => {
    const { description, files } = makeRelease('modest', '1', { budgets: { entry: 100, page: 60_000 } });
    const modest = Object.entries(description.files).map(([path, file]) => [path, { ...file, packed: 1 }]);
    const refused = await publishRelease(api, token, {
      description: { ...description, files: Object.fromEntries(modest) },
      files,
    });
    expect(refusal(refused)).toContain('its budget is 100');
  });

  it('conflicting file names', async () => {
    const { description } = makeRelease('names', '1');
    const file = { bytes: 1, packed: 1, hash: 'A'.repeat(64) };
    for (const path of ['static', 'release.json', 'static/page.js.br']) {
      const files = { ...description.files, [path]: file };
      expectError(await announce({ description: { ...description, files } }), 422, 'RELEASE_REFUSED');
    }
    const large = { ...description.files, large: { ...file, bytes: 17 * 1024 * 1024 } };
    expectError(await announce({ description: { ...description, files: large } }), 422, 'RELEASE_REFUSED');
    const odd = { description: { ...description, entry: 'toString', preload: ['constructor'] } };
    expectError(await announce(odd), 422, 'RELEASE_REFUSED');
  });
});

it('continues when a process died between storing a release and marking it', async () => {
  const release = makeRelease('docs', '1.0.0-d');
  const { name, version } = release.description;
  const { missing } = (await announce(release)).body;
  for (const path of missing as string[])
    await sendFile(api, token, release, path, release.files[path] ?? Buffer.alloc(0));
  const [row] = await api.database.sql<{ digest: string; description: ReleaseDescription }>(
    'SELECT digest, description FROM releases WHERE remote = $1',
    [name],
  );
  if (!row) throw new Error('The release was not announced.');
  await api.get(ReleaseStore).complete({ name, version, digest: row.digest }, row.description);
  expect((await fileOf(name, version, 'remote-entry.js')).status).toBe(404);
  expect((await announce(release)).body).toEqual({ state: 'uploading', missing: [] });
  expect((await publish(name, version)).status).toBe(200);
  expect((await fileOf(name, version, 'remote-entry.js')).status).toBe(200);
});

it('hides an interrupted upload, and continues it', async () => {
  const release = makeRelease('home', '3.0.0-k', {}, 'a long story '.repeat(50));
  await announce(release);
  const paths = Object.keys(release.files);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const path = paths[attempt % paths.length] ?? '';
    await sendAndDie(release.files[path] ?? Buffer.alloc(0), path, Math.random());
    expect((await fileOf('home', '3.0.0-k', path)).status).toBe(404);
    expect(await versionsOf('home')).toEqual([]);
  }
  expect((await announce(release)).body.missing).toHaveLength(5);
  expectError(await publish('home', '3.0.0-k'), 409, 'RELEASE_INCOMPLETE');
  expect((await publishRelease(api, token, release)).status).toBe(200);
  expect(await versionsOf('home')).toEqual(['3.0.0-k']);
  const left = readdirSync(join(store, 'home', '3.0.0-k'), { recursive: true });
  expect(left.filter((name) => /(^|\/)\./.test(String(name)))).toEqual([]);
  const errors = api.logs.filter(({ msg }) => msg === 'unexpected error');
  expect(errors).toEqual([]);
});

/** Sends a part of a file, and breaks the connection. */
async function sendAndDie(bytes: Buffer, path: string, share: number): Promise<void> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = [
    `PUT /api/releases/home/3.0.0-k/files?path=${encodeURIComponent(path)} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${bytes.length}`,
  ];
  const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
  const most = Math.floor(share * (request.length - 1));
  await new Promise<void>((done) => {
    socket.on('error', () => {}).on('close', () => done());
    socket.write(request.subarray(0, most), () => setTimeout(() => socket.destroy(), share * 20));
  });
}

describe('a release that one process is moving into place', () => {
  const entriesOf = (version: string) =>
    api.database.sql(
      `SELECT 1 FROM audit_entries WHERE action = 'release.published' AND after->>'version' = $1`,
      [version],
    );
  async function uploaded(version: string) {
    const release = makeRelease('news', version);
    const { body } = await announce(release);
    for (const path of body.missing)
      await sendFile(api, token, release, path, release.files[path] ?? Buffer.alloc(0));
    return release;
  }

  it('is published once by concurrent requests, outside of transactions', async () => {
    await uploaded('once');
    const store = api.get(ReleaseStore);
    const complete = store.complete.bind(store);
    let isOpen = true;
    const spy = vi.spyOn(store, 'complete').mockImplementation(async (...given) => {
      api.get(Database).afterCommit(() => {
        isOpen = false;
      });
      expect(isOpen).toBe(false);
      return complete(...given);
    });
    const answers = await Promise.all([1, 2, 3].map(() => publish('news', 'once')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(await entriesOf('once')).toHaveLength(1);
    spy.mockRestore();
  });

  it('isn’t replaced by another build, and is taken over when that process died', async () => {
    const release = await uploaded('left');
    await api.database.sql(`UPDATE releases SET state = 'storing' WHERE version = 'left'`);
    expectError(await announce(makeRelease('news', 'left', {}, 'other bytes')), 409, 'RELEASE_EXISTS');
    expect((await announce(release)).body).toEqual({ state: 'uploading', missing: [] });
    await api.database.sql(
      `UPDATE releases SET announced_at = now() - interval '6 minutes' WHERE version = 'left'`,
    );
    expect((await publish('news', 'left')).status).toBe(200);
    expect(await entriesOf('left')).toHaveLength(1);
  });

  it('can be published again immediately when its files could not be moved', async () => {
    await uploaded('again');
    const spy = vi.spyOn(api.get(ReleaseStore), 'complete').mockRejectedValueOnce(new Error('disk full'));
    expectError(await publish('news', 'again'), 500, 'INTERNAL');
    expect((await publish('news', 'again')).status).toBe(200);
    spy.mockRestore();
  });
});
