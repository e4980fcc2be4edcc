import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePushKey } from './push-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-push-key-'));
  vi.stubEnv('VAPID_KEY_FILE', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('creates a key once, readable only by its owner', () => {
  const file = join(folder, 'keys/push.json');
  makePushKey(file);
  const made = readFileSync(file, 'utf8');
  const key = createPrivateKey({ key: JSON.parse(made), format: 'jwk' });
  expect(key.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(statSync(file).mode & 0o077).toBe(0);
  makePushKey(file);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

it('creates no key when VAPID_KEY_FILE names another one', () => {
  vi.stubEnv('VAPID_KEY_FILE', 'elsewhere.json');
  const file = join(folder, 'push.json');
  makePushKey(file);
  expect(existsSync(file)).toBe(false);
});
