import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made: string | undefined;

/** Returns the file of a site's push key, created once per test file. */
export function testPushKeyFile(): string {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-push-'));
  made = join(folder, 'push.json');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(made, JSON.stringify(privateKey.export({ format: 'jwk' })));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return made;
}
