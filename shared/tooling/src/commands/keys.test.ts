import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...folders: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'keys.ts'), ...folders], { encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('makes the keys of a site once, each where it belongs', () => {
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

it('says how it is used', () => {
  expect(run(folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: node keys.ts') });
});
