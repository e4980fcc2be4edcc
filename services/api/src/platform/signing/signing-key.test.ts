import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedBy } from '@boardwalk/contracts';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { ConfigurationError } from '../config/configuration.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function newKey() {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  return exportJWK(privateKey);
}
function write(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const problemOf = (file: string) =>
  readSigningKey(file).then(
    () => 'none',
    (error) => (error instanceof ConfigurationError ? error.problems.join() : `not told: ${error}`),
  );

let jwk: Awaited<ReturnType<typeof newKey>>;
beforeAll(async () => {
  jwk = await newKey();
});

it('makes signatures that anyone can verify with the public key', async () => {
  const signer = new Signer(await readSigningKey(write(jwk)));
  const signed = await signer.sign('a text — with more than ASCII');
  expect(await isSignedBy(signed, [String(jwk.x)])).toBe(true);
  expect(await isSignedBy({ ...signed, payload: `${signed.payload} ` }, [String(jwk.x)])).toBe(false);
  const other = new Signer(await readSigningKey(write(await newKey())));
  expect(await isSignedBy(signed, [other.publicKey])).toBe(false);
});

it('reports what is wrong with the file, without any of the key', async () => {
  const other = await newKey();
  expect(await problemOf(join(folder, 'none.json'))).toContain('RELEASE_SIGNING_KEY_FILE: there is no ');
  expect(await problemOf(folder)).toContain('can’t be read (EISDIR)');
  expect(await problemOf(write('{"kty": '))).toContain('no private Ed25519 key');
  expect(await problemOf(write({ ...jwk, d: undefined }))).toContain('no private Ed25519 key');
  const mixed = await problemOf(write({ ...jwk, x: other.x }));
  expect(mixed).toContain('don’t belong together');
  expect(mixed).not.toContain(String(jwk.d));
});

it('keeps the API from starting without a key', async () => {
  const started = startTestApi({ environment: { RELEASE_SIGNING_KEY_FILE: join(folder, 'none.json') } });
  await expect(started).rejects.toThrow('RELEASE_SIGNING_KEY_FILE: there is no ');
});
