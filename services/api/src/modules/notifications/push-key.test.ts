import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testPushKeyFile } from '../../../test/test-push-key.ts';
import { configurationFrom } from '../../platform/config/configuration.ts';
import { readPushKey } from './push-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-push-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (VAPID_KEY_FILE: string) =>
  readPushKey(configurationFrom({ DATABASE_URL: 'postgres://u:p@localhost/db', VAPID_KEY_FILE }));

it('is read in the format of browsers and push services', async () => {
  const key = await read(testPushKeyFile());
  expect(Buffer.from(key?.publicKey ?? '', 'base64url')).toHaveLength(65);
  expect(Buffer.from(key?.privateKey ?? '', 'base64url')).toHaveLength(32);
});

it('is undefined when pushes are turned off', async () => {
  expect(await read('off')).toBeUndefined();
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another kind of key', '{"kty":"OKP","crv":"Ed25519","d":"x","x":"x"}'],
  [
    'no point of the curve',
    JSON.stringify({ kty: 'EC', crv: 'P-256', d: 'A'.repeat(43), x: 'A'.repeat(43), y: 'A'.repeat(43) }),
  ],
])('rejects a file with %s, without revealing its content', async (name, text) => {
  const file = join(folder, `${name}.json`);
  if (text !== undefined) writeFileSync(file, text);
  await expect(read(file)).rejects.toThrow(/^VAPID_KEY_FILE: .*\.json (can’t be read|holds no private)/);
});
