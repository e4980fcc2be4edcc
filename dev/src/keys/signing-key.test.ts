import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicKeys, signingKeyFile } from './signing-key.ts';

const X = 'A'.repeat(43);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-key-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function keyFile(content: string): string {
  const file = join(folder, 'key.json');
  writeFileSync(file, content);
  return file;
}

it('pins the key of the named file, and further keys when they are named', () => {
  const file = keyFile(JSON.stringify({ kty: 'OKP', crv: 'Ed25519', d: X, x: X }));
  vi.stubEnv('RELEASE_SIGNING_KEY_FILE', file);
  vi.stubEnv('RELEASE_PUBLIC_KEYS', '');
  expect(signingKeyFile()).toBe(file);
  expect(publicKeys()).toEqual([X]);
  vi.stubEnv('RELEASE_PUBLIC_KEYS', `${'B'.repeat(43)}, ${X}`);
  expect(publicKeys()).toEqual(['B'.repeat(43), X]);
});

it('creates no key at a named path, and rejects a file without a key', () => {
  vi.stubEnv('RELEASE_PUBLIC_KEYS', '');
  vi.stubEnv('RELEASE_SIGNING_KEY_FILE', join(folder, 'nothing.json'));
  expect(() => signingKeyFile()).toThrow(/which doesn't exist/);
  vi.stubEnv('RELEASE_SIGNING_KEY_FILE', keyFile('{"kty":"RSA"}'));
  expect(() => publicKeys()).toThrow(/no Ed25519 key/);
  vi.stubEnv('RELEASE_PUBLIC_KEYS', 'rubbish');
  expect(() => publicKeys()).toThrow(/"rubbish"/);
});
