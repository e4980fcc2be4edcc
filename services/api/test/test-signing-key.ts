import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';

interface TestKey {
  file: string;
  publicKey: string;
}
let made: Promise<TestKey> | undefined;

/** Returns a registry's key, created once per test file. */
export function testSigningKey(): Promise<TestKey> {
  made ??= make();
  return made;
}

async function make(): Promise<TestKey> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-signing-'));
  const file = join(folder, 'release-signing.json');
  writeFileSync(file, JSON.stringify(jwk));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { file, publicKey: String(jwk.x) };
}
