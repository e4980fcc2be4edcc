import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...folders: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'keys.ts'), ...folders], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('creates the keys of a site once, each in its folder', () => {
  const folders = [join(folder, 'api'), join(folder, 'gateway')];
  expect(run(...folders)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'api')).sort()).toEqual(['push.json', 'release-signing.json']);
  expect(readdirSync(join(folder, 'gateway')).sort()).toEqual(['gateway-key.txt', 'release-public-keys.txt']);
  const signing = JSON.parse(read('api/release-signing.json'));
  expect(signing).toMatchObject({ kty: 'OKP', crv: 'Ed25519', d: expect.stringMatching(/^[\w-]{43}$/) });
  expect(read('gateway/release-public-keys.txt')).toBe(`${signing.x}\n`);
  expect(read('gateway/gateway-key.txt')).toMatch(/^[\w-]{43}\n$/);
  for (const secret of ['api/push.json', 'api/release-signing.json', 'gateway/gateway-key.txt'])
    expect(statSync(join(folder, secret)).mode & 0o777).toBe(0o600);
  const before = read('gateway/gateway-key.txt');
  expect(run(...folders).status).toBe(0);
  expect([JSON.parse(read('api/release-signing.json')), read('gateway/gateway-key.txt')]).toEqual([
    signing,
    before,
  ]);
});

it('stores both keys during a rotation, also across restarts', () => {
  const folders = [join(folder, 'api'), join(folder, 'gateway')];
  run(...folders);
  expect(run(...folders, 'rotate-keys', 'signing', '--begin')).toMatchObject({ status: 0, stderr: '' });
  const both = read('gateway/release-public-keys.txt');
  expect(both.trim().split('\n')).toHaveLength(2);
  run(...folders);
  expect(read('gateway/release-public-keys.txt')).toBe(both);
  const { stdout } = run(...folders, 'rotate-keys', 'signing', '--finish');
  expect(stdout).toContain('Restart the API');
  const { x } = JSON.parse(read('api/release-signing.json'));
  expect(read('gateway/release-public-keys.txt')).toBe(`${x}\n`);
  expect(both).toContain(x);
});

it('runs from the files that its image contains', () => {
  const stage =
    /^FROM \S+ AS keys\n(.*?)(?=^FROM )/ms.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  for (const [, copied = ''] of stage.matchAll(/^COPY (.*)$/gm)) {
    const paths = copied.split(' ').slice(0, -1);
    for (const path of paths) cpSync(join(ROOT, path), join(folder, 'image', path));
  }
  for (const [, source = '', link = ''] of stage.matchAll(/ln -s \/boardwalk\/(\S+) (\S+)$/gm)) {
    mkdirSync(dirname(join(folder, 'image', link)), { recursive: true });
    symlinkSync(join(folder, 'image', source), join(folder, 'image', link));
  }
  const file = join(folder, 'image/dev/src/commands/keys.ts');
  const folders = [join(folder, 'api'), join(folder, 'gateway')];
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [file, ...folders, ...args], { encoding: 'utf8' });
  expect(start()).toMatchObject({ status: 0, stderr: '' });
  expect(start('rotate-keys', '--now')).toMatchObject({ status: 0, stderr: '' });
});

it.each([
  [[]],
  [['only-one']],
  [['a', 'b', 'sh']],
  [['a', 'b', 'rotate-keys']],
  [['a', 'b', 'rotate-keys', '--x']],
])('says how it is used, and does nothing: %j', (args) => {
  expect(run(...args)).toMatchObject({ status: 64, stderr: expect.stringContaining('Usage: node keys.ts') });
});
