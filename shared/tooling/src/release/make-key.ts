import type { KeyObject } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a private key as JWK, unless the file is there. */
export function makeKey(file: string, generate: () => KeyObject): void {
  makeSecret(file, () => JSON.stringify(generate().export({ format: 'jwk' })));
}

/** Writes a secret, unless the file is there. Of two processes that do so at once one wins, and both use what it wrote. */
export function makeSecret(file: string, generate: () => string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${generate()}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
